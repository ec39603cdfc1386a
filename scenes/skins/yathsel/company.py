"""Knows how the opponent across the table takes what happens: a mood, and now and then a line. Nothing here plays."""

import math
import random
from dataclasses import dataclass, field

from game.campaign.events import RunEvent
from game.yathsel.card import five_alike
from game.yathsel.events import Caught, DuelWon, Entered, Thrown, Warned
from game.yathsel.state import Duel, total
from scenes.faces import Mood
from scenes.services.feel import SpeechFeel

TAUNTS = 3
_FRAME_MS = 1000 / 60


@dataclass(slots=True)
class Company:
    """Who sits there; `line` is the id of what is being said, empty for nothing."""

    feel: SpeechFeel
    who: str = ""
    line: str = ""
    age_ms: float = 0.0
    length_ms: float = 0.0
    _moment: Mood | None = None
    _moment_ms: float = 0.0
    _rest: int = 0
    _left: list[int] = field(default_factory=list)
    _chance: random.Random = field(default_factory=random.Random)

    def sits_down(self, who: str, duel: Duel) -> None:
        """Somebody sits across; whoever is there from the start says hello."""
        self.who, self.line, self._moment, self._left = who, "", None, []
        untouched = all(points is None for side in duel.sides for points in side.card.boxes) and duel.dice is None
        if who and untouched and duel.verdict is None:
            self._say(f"opponent.{who}.greet")

    def mood(self, duel: Duel) -> Mood:
        """How they look now: the moment's mood, else what the totals do to them."""
        if self._moment is not None:
            return self._moment
        if duel.verdict is not None:
            return "cross" if 0 in duel.verdict.winners else "pleased"
        lead = total(duel.sides[1].card) - total(duel.sides[0].card)
        return "pleased" if lead >= self.feel.lead else "cross" if lead <= -self.feel.lead else "calm"

    def took(self, event: RunEvent, best: int) -> None:
        """An event was shown; `best` is the most that the dice on the table are worth to whoever threw them."""
        if not self.who:
            return
        match event:
            case Thrown(seat, _, dice) if five_alike(dice):
                self._feel("pleased" if seat else "alarmed")
                if seat:
                    self._say(f"talk.{self.who}.five")
            case Thrown(seat) if best >= self.feel.big_from_points:
                self._feel("pleased" if seat else "alarmed")
            case Entered(seat, _, points):
                self._entered(seat, points)
            case Warned() | Caught():
                self._feel("cross")
                self._say(f"talk.{self.who}.catch")
            case DuelWon(winners, reason) if reason not in ("abandoned", "caught"):
                self._feel("cross" if 0 in winners else "pleased")
                self._say(f"opponent.{self.who}.{'lose' if 0 in winners else 'win'}")
            case _:
                pass

    def update(self, ms: float) -> None:
        """Lets `ms` of real time pass."""
        ms = _FRAME_MS if math.isinf(ms) else ms
        self.age_ms += ms
        if self.line and self.age_ms >= self.length_ms:
            self.line = ""
        self._moment_ms -= ms
        if self._moment_ms <= 0:
            self._moment = None

    def hush(self) -> None:
        """Any key ends what is being said, once it could be seen."""
        if self.line and self.age_ms > self.feel.fade_ms:
            self.age_ms = max(self.age_ms, self.length_ms - self.feel.fade_ms)

    def shown(self) -> float:
        """How much of the bubble is to be seen now, 0 to 1."""
        if not self.line:
            return 0.0
        fade = self.feel.fade_ms
        return max(0.0, min(1.0, self.age_ms / fade, (self.length_ms - self.age_ms) / fade))

    def _entered(self, seat: int, points: int) -> None:
        self._rest -= seat
        if not points:
            self._feel("cross" if seat else "pleased")
        elif points >= self.feel.big_from_points:
            self._feel("pleased" if seat else "cross")
        else:
            return
        mocks = points > 0 if seat else not points
        if mocks and self._rest <= 0 and not self.line:
            self._rest = self.feel.turns_between
            self._say(f"talk.{self.who}.taunt_{self._next_taunt()}")

    def _next_taunt(self) -> int:
        if not self._left:
            self._left = [number + 1 for number in range(TAUNTS)]
            self._chance.shuffle(self._left)
        return self._left.pop()

    def _feel(self, mood: Mood) -> None:
        self._moment, self._moment_ms = mood, float(self.feel.mood_ms)

    def _say(self, line: str) -> None:
        self.line, self.age_ms = line, 0.0
        self.length_ms = float(self.feel.shown_ms)
