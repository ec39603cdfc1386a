"""Knows the durations, distances and loudness of `data/feel.toml` by name."""

from dataclasses import dataclass
from functools import cache

from game.core import tables


@dataclass(frozen=True, slots=True)
class ThrowFeel:
    """A throw of dice."""

    wind_up_ms: int
    tumble_ms: int
    tumble_spread_ms: int
    stagger_ms: int
    rock_ms: int
    hold_result_ms: int
    bounces: int
    height_px: int


@dataclass(frozen=True, slots=True)
class HoldFeel:
    """A die taken aside, and one that is turned over."""

    lift_ms: int
    lift_px: int
    arc_px: int
    turn_px: int


@dataclass(frozen=True, slots=True)
class EnterFeel:
    """Points counting up on the card, the causes of each part, a total that burns."""

    count_up_ms: int
    count_up_big_ms: int
    big_from_points: int
    cause_ms: int
    causes_stay_ms: int
    flash_ms: int
    burn_ms: int
    flame_frame_ms: int


@dataclass(frozen=True, slots=True)
class GreatFeel:
    """A bonus, a Yathsel."""

    stop_ms: int
    shake_ms: int
    shake_px: int
    sparks: int
    sparks_ms: int


@dataclass(frozen=True, slots=True)
class PanelFeel:
    """Panels coming and going, buttons going down."""

    in_ms: int
    out_ms: int
    press_ms: int


@dataclass(frozen=True, slots=True)
class GoldFeel:
    """Gold counting, and words that rise; `float_at_instant_ms` in real time, for then nothing else moves."""

    count_ms: int
    float_ms: int
    float_at_instant_ms: int


@dataclass(frozen=True, slots=True)
class DiveFeel:
    """Under the table and up again."""

    down_ms: int
    up_ms: int


@dataclass(frozen=True, slots=True)
class EndingFeel:
    """The end of a duel."""

    won_ms: int
    lost_ms: int


@dataclass(frozen=True, slots=True)
class OpponentFeel:
    """The opponent's turn, slow enough to be read."""

    think_ms: int
    show_hold_ms: int
    show_entry_ms: int
    opening_ms: int


@dataclass(frozen=True, slots=True)
class BangFeel:
    """The noon street of Bang! Dice, step by step; `think_ms` is how long a bot seems to think."""

    turn_ms: int
    kept_ms: int
    arrow_ms: int
    aim_ms: int
    bullet_ms: int
    salvo_ms: int
    hit_ms: int
    attack_ms: int
    fuse_ms: int
    pause_ms: int
    reveal_ms: int
    reveal_stay_ms: int
    think_ms: int


@dataclass(frozen=True, slots=True)
class HandoverFeel:
    """From one person at the table to the next; real time at every speed."""

    quiet_ms: int
    name_ms: int
    guard_ms: int


@dataclass(frozen=True, slots=True)
class SoundFeel:
    """Voices and ducking."""

    voices: int
    duck_percent: int
    duck_ms: int
    fade_ms: int
    pitch_percent: int
    tuned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpeechFeel:
    """What the opponent says and how he looks: times are real ones at every speed."""

    shown_ms: int
    fade_ms: int
    mood_ms: int
    lead: int
    big_from_points: int
    turns_between: int


@dataclass(frozen=True, slots=True)
class LoopFeel:
    """The loop's fixed steps."""

    steps_per_second: int
    most_steps: int
    stall_ms: int


@dataclass(frozen=True, slots=True)
class BountyFeel:
    """Bounty Hunter: markers, chips and contracts on their way, words called out, looks at what others do."""

    card_in_ms: int
    card_win_ms: int
    marker_ms: int
    chip_ms: int
    shout_ms: int
    look_ms: int
    think_ms: int
    show_hold_ms: int
    after_ms: int
    end_ms: int


@dataclass(frozen=True, slots=True)
class RaceFeel:
    """Super Teams: cards, ships from space to space, a Maw's pull, words called out, the pause before a pass."""

    think_ms: int
    look_ms: int
    card_ms: int
    step_ms: int
    flight_ms: int
    fall_ms: int
    leap_ms: int
    follow_ms: int
    shout_ms: int
    after_ms: int
    pass_ms: int
    end_ms: int


@dataclass(frozen=True, slots=True)
class Feel:
    """All of `data/feel.toml`."""

    throw: ThrowFeel
    hold: HoldFeel
    enter: EnterFeel
    great: GreatFeel
    panel: PanelFeel
    gold: GoldFeel
    dive: DiveFeel
    ending: EndingFeel
    opponent: OpponentFeel
    speech: SpeechFeel
    bang: BangFeel
    handover: HandoverFeel
    bounty: BountyFeel
    race: RaceFeel
    sound: SoundFeel
    loop: LoopFeel


@cache
def feel() -> Feel:
    """The numbers of `data/feel.toml`; raises `DataError` for a damaged file."""
    return tables.load("feel.toml", Feel)
