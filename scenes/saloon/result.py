"""Knows the sheet after a game: who won and by what, everybody's place and score."""

from collections.abc import Callable, Sequence

import pygame

from scenes.campaign import earned as badges
from scenes.saloon import wording
from scenes.saloon.evening import Evening
from scenes.saloon.sheets import LEFT, TOP, WIDTH, Sheet, Way, person_row
from scenes.services.services import Services
from scenes.ui import theme

_ROWS_PX, _TALLEST = 356, 86


class GameResult(Sheet):
    """The last decided game of an evening, and the badges it has `earned`."""

    def __init__(
        self, services: Services, evening: Evening, ways: Sequence[Way], earned: Callable[[], tuple[str, ...]] = tuple
    ) -> None:
        self._evening = evening
        self._earned = earned
        done = evening.done[-1]
        key = "saloon.won_by_one" if len(done.winners) == 1 else "saloon.won_by_several"
        values = {"names": wording.names(services.text, evening, done.winners)}
        super().__init__(services, lambda: services.text.say(key, values), ways)

    def enter(self) -> None:
        """With the sound of a game that is over."""
        super().enter()
        self.services.audio.play_music("table")

    def fill(self, surface: pygame.Surface) -> None:
        """The reason, then the ranking."""
        text, evening = self.services.text, self._evening
        said = wording.reason(text, evening, evening.done[-1])
        place = (LEFT + WIDTH // 2, TOP + 16)
        text.draw(surface, said, place, "body", theme.BODY_PX, theme.INK, "center", (WIDTH, 34))
        rows = ranking(evening)
        height = min(_TALLEST, _ROWS_PX // len(rows))
        for number, (rank, chair, score) in enumerate(rows):
            area = pygame.Rect(LEFT + 90, TOP + 52 + number * height, WIDTH - 180, height)
            won = chair in evening.done[-1].winners
            said = wording.score(text, evening, score)
            person_row(surface, self.services, area, f"{rank}.", evening.chairs[chair], said, won)
        badges.draw(surface, self.services, self._earned(), (LEFT + WIDTH, TOP + 52 + _ROWS_PX + 28))


def ranking(evening: Evening) -> list[tuple[int, int, int]]:
    """Place, chair and score of everybody in the last game, the winners first; equal scores share a place."""
    done = evening.done[-1]
    rows = sorted(zip(done.chairs, done.scores, strict=True), key=lambda row: (row[0] not in done.winners, -row[1]))
    ranked: list[tuple[int, int, int]] = []
    for number, (chair, score) in enumerate(rows):
        same = (
            number > 0
            and rows[number - 1][1] == score
            and (rows[number - 1][0] in done.winners) == (chair in done.winners)
        )
        ranked.append((ranked[-1][0] if same else number + 1, chair, score))
    return ranked
