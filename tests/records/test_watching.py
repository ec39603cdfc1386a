"""Knows that every recorded match can be watched: any decision, any seat, any speed, and never differently."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core import runfile
from game.core.runfile import RunFileError
from scenes.catalog import TABLE_GAMES
from scenes.chronicle import house
from scenes.menus.question import QuestionScene
from scenes.replaying import strip
from scenes.replaying.film import Film
from scenes.replaying.watch import SPEEDS, WatchScene
from scenes.services.inputs import Command, Pointer
from scenes.services.services import Services, headless_services
from scenes.stack import Pop, Push
from scenes.ui import theme

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WATCHED = ("yathsel_run", *(game.id for game in TABLE_GAMES))
ALL = sorted(path for game in WATCHED for path in (GOLDEN / game).glob("*.run.json"))
LOST = GOLDEN / "yathsel_run" / "lost.run.json"


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


def developed(path: Path) -> Film:
    film = Film(path.read_bytes())
    film.develop(60)
    assert film.whole
    return film


def watching(services: Services, path: Path = LOST) -> WatchScene:
    scene = WatchScene(services, developed(path), house())
    scene.enter()
    scene.update(1 / 60)
    return scene


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.name.partition('.')[0]}")
def test_every_golden_run_is_drawn_by_every_seats_eyes(path: Path, services: Services) -> None:
    scene = watching(services, path)
    for _ in range(scene.film.seats):
        for number in (0, scene.film.last // 2, scene.film.last):
            scene.seek(number)
            scene.update(1 / 60)
            scene.draw(services.window.canvas)
        scene.handle(Command("next"))


def test_at_the_highest_speed_a_run_is_watched_to_its_end(services: Services) -> None:
    scene = watching(services)
    while scene.speed != SPEEDS[-1]:
        scene.handle(Command("speed"))
    for _ in range(600):
        scene.update(1 / 60)
    assert scene.at == scene.film.last
    assert not scene.plays


def test_a_step_forward_and_one_back_lead_to_the_same_decision(services: Services) -> None:
    scene = watching(services)
    scene.seek(20)
    scene.handle(Command("right"))
    assert scene.at == 21
    scene.handle(Command("left"))
    assert scene.at == 20
    assert not scene.plays


def test_a_step_before_the_first_decision_stays_there(services: Services) -> None:
    scene = watching(services)
    scene.handle(Command("left"))
    assert scene.at == 0


def test_a_click_on_the_track_seeks(services: Services) -> None:
    scene = watching(services)
    scene.handle(Pointer(strip.TRACK.midright, 1, "down"))
    assert scene.at == scene.film.last


def test_the_chapters_of_a_run_are_its_duels(services: Services) -> None:
    film = developed(GOLDEN / "yathsel_run" / "won.run.json")
    assert len(film.chapters()) == 2 + 8
    first = film.chapter_from(0, 1)
    assert film.moments[first].state.phase == "duel"
    assert film.chapter_from(first + 1, -1) == first


def test_watching_changes_nothing_of_what_a_seat_knew(services: Services) -> None:
    film = developed(LOST)
    last = film.view(film.last, 1)
    assert last.state == film.rules.mask(film.moments[-1].state, 1)


def test_leaving_leads_back(services: Services) -> None:
    assert isinstance(watching(services).handle(Command("back")), Pop)


def test_a_file_that_parts_from_the_rules_ends_with_a_sentence(services: Services) -> None:
    run = runfile.loads(LOST.read_bytes())
    run.actions[30] = (run.actions[30][0], 0, {"type": "enter", "box": "ones"})
    scene = WatchScene(services, Film(runfile.dumps(run)), house())
    scene.enter()
    changes = [change for _ in range(400) if (change := scene.update(1 / 60)) is not None]
    assert isinstance(changes[0], Pop)
    assert "action" in str(changes[0].result)


def test_a_damaged_file_is_refused_at_once() -> None:
    with pytest.raises(RunFileError):
        Film(LOST.read_bytes()[:900])


def test_the_road_and_the_place_under_the_table_are_shown_in_place_of_it(services: Services) -> None:
    scene = watching(services, GOLDEN / "yathsel_run" / "won.run.json")
    for number, moment in enumerate(scene.film.moments):
        if moment.state.phase != scene.film.moments[max(0, number - 1)].state.phase or number == 0:
            scene.seek(number)
            assert scene.still is (moment.state.phase != "duel"), number
            scene.draw(services.window.canvas)


def test_only_who_is_under_the_table_sees_what_is_there(services: Services) -> None:
    scene = watching(services, GOLDEN / "yathsel_run" / "shop.run.json")
    under = next(at for at, one in enumerate(scene.film.moments) if one.state.duel.shop.under)
    scene.seek(under)
    assert scene.still
    scene.draw(services.window.canvas)
    scene.handle(Command("next"))
    assert not scene.still


@pytest.mark.parametrize("name", ["won", "shop", "played_on_and_ridden_on"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_decision_of_a_run_is_said_in_words(name: str, seat: int, services: Services) -> None:
    film = developed(GOLDEN / "yathsel_run" / f"{name}.run.json")
    beside = house().beside_of(services, film)
    said = [beside.said(number, seat) for number in range(film.last + 1)]
    assert [number for number, words in enumerate(said) if not words or "deed." in words] == []


def test_a_decision_is_told_as_the_log_tells_it(services: Services) -> None:
    scene = watching(services)
    thrown = next(at for at, one in enumerate(scene.film.moments) if at and one.action.type == "throw")
    scene.seek(thrown)
    assert scene.said.startswith("You throw")


def test_what_is_told_does_not_depend_on_the_way_there(services: Services) -> None:
    scene = watching(services, next(path for path in ALL if path.parent.name == "bounty_hunter"))
    while scene.speed != SPEEDS[-1]:
        scene.handle(Command("speed"))
    while scene.at < 12:
        scene.update(1 / 60)
    scene.handle(Command("throw"))
    played_to, told = scene.at, scene.said
    scene.seek(3)
    scene.seek(played_to)
    assert (scene.said, bool(told)) == (told, True)


def test_seeking_beyond_what_is_known_waits_for_it(services: Services) -> None:
    scene = WatchScene(services, Film(LOST.read_bytes()), house(), 70)
    scene.enter()
    for _ in range(200):
        scene.update(1 / 60)
    assert (scene.at, scene.plays) == (70, False)


def test_a_table_that_needs_the_whole_screen_is_shown_above_the_strip(services: Services) -> None:
    path = GOLDEN / "super_teams" / "two.run.json"
    pictures = []
    for wide in (("super_teams",), ()):
        scene = WatchScene(services, developed(path), replace(house(), wide=wide), 50)
        scene.enter()
        scene.update(1 / 60)
        scene.draw(services.window.canvas)
        foot = pygame.Rect(90, strip.BAR.top - 90, 60, 80)
        pictures.append(pygame.image.tobytes(services.window.canvas.subsurface(foot), "RGB"))
    assert pictures[0] != pictures[1]


def spoiling(services: Services, spent: list[str]) -> WatchScene:
    asked = replace(house(), spoils=lambda run: True, spend=lambda run: spent.append(run.seed))
    return WatchScene(services, developed(LOST), asked)


def test_what_gives_the_days_throws_away_is_not_shown_before_a_yes(services: Services) -> None:
    spent: list[str] = []
    scene = spoiling(services, spent)
    asked = scene.update(1 / 60)
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, QuestionScene)
    scene.draw(services.window.canvas)
    assert pygame.transform.average_color(services.window.canvas)[:3] == theme.WALNUT_DARK
    assert scene.resume(True) is None
    assert scene.update(1 / 60) is None
    scene.draw(services.window.canvas)
    assert pygame.transform.average_color(services.window.canvas)[:3] != theme.WALNUT_DARK
    assert spent == [scene.film.run.seed]


@pytest.mark.parametrize("answer", [False, None])
def test_who_keeps_his_try_goes_back_unspoilt(services: Services, answer: bool | None) -> None:
    spent: list[str] = []
    scene = spoiling(services, spent)
    scene.update(1 / 60)
    assert isinstance(scene.resume(answer), Pop)
    assert spent == []
