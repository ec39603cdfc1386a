"""Knows how each event moves on the street; whatever is skipped, `settle` shows the same in the end."""

from game.bang_dice import events as told
from game.bang_dice.actions import Shot
from game.bang_dice.events import BangEvent
from game.bang_dice.numbers import numbers
from game.core.rules import Seat
from scenes.anim import dice
from scenes.anim.dice import Flight
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Cue, Move, Wait, nothing, par, seq
from scenes.anim.tween import ease_in_out, linear, there_and_back
from scenes.services.audio import Audio
from scenes.services.feel import Feel
from scenes.skins.bang_dice import layout
from scenes.skins.bang_dice.shown import Aim, Float, Flyer, Shown, row_of

SPARKS = ((255, 226, 150), (255, 170, 60), (246, 234, 206), (214, 80, 30))
BLOOD = ((196, 40, 30), (240, 190, 130), (255, 226, 150))
_ARROW = "bang/arrow.png"


class Motion:
    """Events as animations of what the street shows."""

    def __init__(self, shown: Shown, feel: Feel, audio: Audio, sparks: Particles, shake: Shake) -> None:
        self._shown = shown
        self._all = feel
        self._feel = feel.bang
        self._audio = audio
        self._sparks = sparks
        self._shake = shake

    def of(self, event: BangEvent) -> Anim:
        """The animation of one event."""
        feel = self._feel
        match event:
            case told.Thrown():
                return self._thrown(event)
            case told.TurnBegan():
                return seq(Cue(lambda: self._audio.play("bang_turn", 60)), Wait(feel.turn_ms))
            case told.ArrowTaken(seat):
                return self._arrows(seat, 1, taken=True)
            case told.ArrowsReturned(seat, n):
                return self._arrows(seat, n, taken=False)
            case told.Attacked(losses):
                return self._attacked(losses)
            case told.Exploded(seat):
                return self._exploded(seat)
            case told.ShotsAssigned(seat, shots):
                return self._shots(seat, shots)
            case told.Hit(seat, n, _):
                return self._struck(seat, n)
            case told.Healed(seat, n):
                return self._healed(seat, n)
            case told.GatlingFired(seat):
                return self._salvo(seat)
            case told.Eliminated(seat):
                return self._out(seat)
            case told.AbilityUsed(seat, who):
                return self._named(seat, f"bang.who.{who}")
            case told.GameEnded(winners):
                return self._ended(self._shown.me in winners)
            case told.Dealt() | told.Asked() | told.TurnEnded():
                return nothing()

    def _thrown(self, event: told.Thrown) -> Anim:
        shown = self._shown
        seats = len(shown.state.players)
        x, y = layout.hand(event.seat, shown.me, seats)
        flights = [
            Flight(shown.dice[slot], (x + 9 * place, y), layout.die(slot, False), row_of(event.dice[slot]))
            for place, slot in enumerate(event.thrown)
        ]
        kept = [slot for slot in layout.slots() if slot not in event.thrown]
        lifts = [
            dice.lift(shown.dice[slot], layout.die(slot, True), False, self._all.hold)
            for slot in kept
            if shown.dice[slot].face and round(shown.dice[slot].y) != layout.die(slot, True)[1]
        ]

        def begin() -> None:
            shown.tumbling = True

        aside = [seq(par(*lifts), Wait(self._feel.kept_ms))] if lifts and event.seat != shown.me else []
        rattle = Cue(lambda: self._audio.play(f"throw_bone_{len(flights)}"))
        fly = dice.throw(flights, self._all.throw, lambda _: self._audio.play("settle_bone", 50))
        return seq(*aside, Cue(begin, skippable=False), rattle, fly)

    def _arrows(self, seat: Seat, n: int, taken: bool) -> Anim:
        shown, seats = self._shown, len(self._shown.state.players)
        pile, hand = layout.PILE.center, layout.hand(seat, shown.me, seats)
        flights = []
        for number in range(n):
            flyer = Flyer(_ARROW, pile if taken else hand, hand if taken else pile)
            flights.append(seq(Wait(number * self._feel.arrow_ms / 4), self._flying(flyer, self._feel.arrow_ms)))
        sound = "bang_arrow" if taken else "whoosh"
        return seq(Cue(lambda: self._audio.play(sound, 70)), par(*flights))

    def _flying(self, flyer: Flyer, ms: float) -> Anim:
        def start() -> None:
            self._shown.flyers.append(flyer)

        def apply(part: float) -> None:
            flyer.part = part

        def arrive() -> None:
            if flyer in self._shown.flyers:
                self._shown.flyers.remove(flyer)

        return seq(Cue(start, skippable=False), Move(ms, apply, ease_in_out), Cue(arrive, skippable=False))

    def _attacked(self, losses: tuple[int, ...]) -> Anim:
        shown, feel = self._shown, self._feel
        seats = len(losses)
        rain = [
            self._flying(Flyer(_ARROW, layout.PILE.center, layout.hand(seat, shown.me, seats)), feel.arrow_ms)
            for seat, lost in enumerate(losses)
            if lost
        ]
        hurt = [self._hurt(seat, lost) for seat, lost in enumerate(losses) if lost]
        cry = seq(self._shouting("bang.shout.attack"), self._blazing(feel.attack_ms))
        sound = Cue(lambda: self._audio.play("bang_attack"))
        return seq(sound, par(cry, par(*rain)), par(*hurt), Wait(feel.pause_ms))

    def _exploded(self, seat: Seat) -> Anim:
        great, lit = self._all.great, numbers().dynamite

        def boom() -> None:
            self._shake.start(great.shake_ms * 2, great.shake_px + lit)
            self._sparks.burst((layout.MIDDLE, layout.LOOSE_Y), great.sparks, great.sparks_ms, SPARKS)
            self._audio.duck()

        return seq(
            self._shouting("bang.shout.dynamite"), Cue(lambda: self._audio.play("bang_fuse", 80)),
            Wait(self._feel.fuse_ms), Cue(lambda: self._audio.play("bang_dynamite")), Cue(boom),
            self._blazing(self._feel.attack_ms),
        )  # fmt: skip

    def _shots(self, seat: Seat, shots: tuple[Shot, ...]) -> Anim:
        """All lines are drawn first; then all fly at once."""
        faces = self._shown.state.dice or ()
        aims = [Aim(seat, shot.target, faces[shot.die], shot.double is True) for shot in shots]

        def begin() -> None:
            self._shown.aims = aims

        lines = [seq(Wait(number * self._feel.aim_ms / 2), self._growing(aim)) for number, aim in enumerate(aims)]
        bullets = [self._firing(aim, number) for number, aim in enumerate(aims)]
        return seq(Cue(begin, skippable=False), par(*lines), Wait(self._feel.pause_ms), par(*bullets))

    def _growing(self, aim: Aim) -> Anim:
        def apply(part: float) -> None:
            aim.part = part

        return seq(Cue(lambda: self._audio.play("bang_aim", 50)), Move(self._feel.aim_ms, apply))

    def _firing(self, aim: Aim, number: int) -> Anim:
        def apply(part: float) -> None:
            aim.fired = part

        start = Cue(lambda: self._audio.play("bang_shot", 90 if number == 0 else 65))
        return seq(Wait(number * self._feel.salvo_ms), start, Move(self._feel.bullet_ms, apply, linear))

    def _salvo(self, seat: Seat) -> Anim:
        """The Gatling: a bullet at everybody else, round the ring."""
        state = self._shown.state
        others = [other for other, player in enumerate(state.players) if other != seat and not player.out]
        aims = [Aim(seat, other, "gatling", False, 1.0) for other in others]

        def begin() -> None:
            self._shown.aims = aims
            self._shake.start(self._all.great.shake_ms, self._all.great.shake_px // 2)

        flown = [seq(Wait(number * self._feel.salvo_ms), self._bullet(aim)) for number, aim in enumerate(aims)]
        sound = Cue(lambda: self._audio.play("bang_gatling"))
        return seq(self._shouting("bang.shout.gatling"), Cue(begin, skippable=False), sound, par(*flown))

    def _bullet(self, aim: Aim) -> Anim:
        def apply(part: float) -> None:
            aim.fired = part

        return Move(self._feel.bullet_ms, apply, linear)

    def _struck(self, seat: Seat, n: int) -> Anim:
        return seq(Cue(lambda: self._audio.play("bang_hit", 80)), self._hurt(seat, n))

    def _hurt(self, seat: Seat, n: int) -> Anim:
        area = layout.seat(seat, self._shown.me, len(self._shown.state.players))

        def shine() -> None:
            self._sparks.burst(area.center, 24, self._all.great.sparks_ms // 2, BLOOD)

        def tremble(part: float) -> None:
            self._shown.struck[seat] = part

        risen = self._rising(Float(seat, f"−{n}", False))
        return par(Cue(shine), Move(self._feel.hit_ms, tremble, there_and_back), risen)

    def _healed(self, seat: Seat, n: int) -> Anim:
        sound = Cue(lambda: self._audio.play("bang_beer", 70))
        return seq(sound, self._rising(Float(seat, f"+{n}" if n else "±0", True, icon="bang/beer.png")))

    def _named(self, seat: Seat, words: str) -> Anim:
        return seq(Cue(lambda: self._audio.play("hold_on", 70)), self._rising(Float(seat, words, True)))

    def _rising(self, float_: Float) -> Anim:
        def start() -> None:
            self._shown.floats.append(float_)

        def apply(part: float) -> None:
            float_.part = part

        return seq(Cue(start, skippable=False), Move(self._feel.hit_ms, apply))

    def _out(self, seat: Seat) -> Anim:
        """The role is turned over."""
        shown = self._shown

        def begin() -> None:
            shown.turned, shown.turned_part = seat, 0.0

        def apply(part: float) -> None:
            shown.turned_part = part

        bell = Cue(lambda: self._audio.play("bang_out"))
        return seq(
            Cue(begin, skippable=False), bell, Move(self._feel.reveal_ms, apply, ease_in_out),
            Wait(self._feel.reveal_stay_ms),
        )  # fmt: skip

    def _ended(self, won: bool) -> Anim:
        great, ending = self._all.great, self._all.ending

        def shine() -> None:
            if won:
                self._sparks.burst((layout.MIDDLE, layout.LOOSE_Y), great.sparks, great.sparks_ms, SPARKS)

        sound = Cue(lambda: self._audio.fanfare("win" if won else "lose"))
        return seq(sound, Cue(shine), Wait(ending.won_ms if won else ending.lost_ms))

    def _shouting(self, words: str) -> Anim:
        def call() -> None:
            self._shown.shout = words

        return Cue(call, skippable=False)

    def _blazing(self, ms: float) -> Anim:
        def apply(part: float) -> None:
            self._shown.blaze = part

        return Move(ms, apply, there_and_back)
