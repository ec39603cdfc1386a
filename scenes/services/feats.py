"""Knows what of a finished game a badge may ask for, found in its events; only games that count for badges have any.

A game counts when nobody helped, nothing was set and its seed was drawn or the calendar's: a typed seed can be hunted
for, and a further try at a day's seed knows what comes.
"""

from dataclasses import dataclass, field

from game.campaign.events import DuelBegan, RunEvent, RunWon
from game.campaign.numbers import wagers
from game.campaign.opponents import DUELS
from game.campaign.state import Run
from game.core.rules import Beat
from game.yathsel import shop
from game.yathsel.card import YATHSEL
from game.yathsel.events import Caught, Dived, DuelWon, Entered, GoldChanged, Surfaced, Warned
from game.yathsel.state import has_bonus, total

COUNTED = ("duels_won", "won_by_one", "won_rolled_off", "won_without_yathsel", "met", "caught", "run_won",
           "won_undived", "won_unspent", "won_warned", "daily_won", "weekly_won", "daily_played",
           "table_won")  # fmt: skip
HIGHEST = ("points", "behind", "bonuses", "yathsels", "wager_times", "sold_for", "duels_in_a_run")
LOWEST = ("left_ms", "won_real_ms")
FEATS = (*COUNTED, *HIGHEST, *LOWEST)
CLASSES = ("daily", "weekly", "random", "free")
_PLAYER = 0
_NOT_SPENDING = "toll"


@dataclass(slots=True)
class Done:
    """What was done in one game: numbers by feat and by whatever sets its kinds apart (an opponent, a day, a game)."""

    found: dict[tuple[str, str], int] = field(default_factory=dict)

    def count(self, feat: str, what: str = "") -> None:
        """Once more."""
        self.found[feat, what] = self.found.get((feat, what), 0) + 1

    def reach(self, feat: str, amount: int) -> None:
        """The most, or with a feat of `LOWEST` the least, so far."""
        before = self.found.get((feat, ""), amount)
        self.found[feat, ""] = min(before, amount) if feat in LOWEST else max(before, amount)


@dataclass(slots=True)
class Watcher:
    """Sees a run happen; `done` is what there was."""

    done: Done = field(default_factory=Done)
    _dives: int = 0
    _warned: bool = False
    _spent: bool = False
    _bonuses: int = 0
    _yathsels: int = 0
    _behind: int = 0
    _duels: int = 0

    def see(self, beat: Beat[Run, RunEvent]) -> None:
        """One event of the run, with the run before and after it."""
        before, done = beat.before, self.done
        match beat.event:
            case DuelBegan():
                self._yathsels = self._behind = 0
                done.count("met", before.opponent or "")
            case Entered():
                self._entered(beat.event, beat.after)
            case GoldChanged(0, amount, why) if amount is not None:
                self._spent = self._spent or (amount < 0 and why != _NOT_SPENDING)
                if why == "sold":
                    done.reach("sold_for", amount)
            case Dived():
                self._dives += 1
            case Surfaced(_, False):
                deadline = shop.deadline(before.duel)
                if deadline is not None:
                    done.reach("left_ms", deadline - before.duel.shop.now)
            case Warned():
                self._warned = True
            case Caught():
                done.count("caught")
            case DuelWon(winners, reason) if _PLAYER in winners:
                self._duel_won(before, reason)
            case RunWon():
                self._run_won(before)
            case _:
                pass

    def _entered(self, event: Entered, after: Run) -> None:
        own, theirs = (total(side.card) for side in after.duel.sides)
        self._behind = max(self._behind, theirs - own)
        if event.seat == _PLAYER:
            self._yathsels += (event.box == "yathsel" and not event.zero) + event.further
            if self._yathsels:
                self.done.reach("yathsels", self._yathsels)

    def _duel_won(self, run: Run, reason: str) -> None:
        done, card = self.done, run.duel.sides[_PLAYER].card
        own, theirs = (total(side.card) for side in run.duel.sides)
        self._duels += 1
        done.count("duels_won")
        done.reach("duels_in_a_run", self._duels)
        done.reach("points", own)
        done.reach("behind", self._behind)
        if own - theirs == 1:
            done.count("won_by_one")
        if reason == "roll_off":
            done.count("won_rolled_off")
        if card.boxes[YATHSEL] == 0:
            done.count("won_without_yathsel")
        if run.wagered and own - theirs >= run.margin:
            done.reach("wager_times", wagers()[run.wagered].times)
        if has_bonus(card) and run.duel.table.duel < DUELS:
            self._bonuses += 1
            done.reach("bonuses", self._bonuses)

    def _run_won(self, run: Run) -> None:
        done = self.done
        done.count("run_won", run.difficulty)
        for feat, is_so in (("won_undived", not self._dives), ("won_unspent", not self._spent),
                            ("won_warned", self._warned)):  # fmt: skip
            if is_so:
                done.count(feat)
