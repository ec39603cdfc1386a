"""Knows that a thrown die ends where and as it has to, however its flight is cut short."""

import pytest

from scenes.anim import dice
from scenes.anim.dice import FACES, REST, Die, Flight
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Player
from scenes.services.services import Services

STARTS, RESTS = (600.0, 650.0), ((380.0, 430.0), (492.0, 437.0), (604.0, 430.0))


def thrown(services: Services, landed: list[int], last: int | None = None) -> tuple[list[Die], Player]:
    several = [Die() for _ in RESTS]
    flights = [Flight(die, STARTS, rest, face) for die, rest, face in zip(several, RESTS, (1, 6, 3), strict=True)]
    return several, Player(dice.throw(flights, services.feel.throw, landed.append, last))


def settled(rest: tuple[float, float], face: int) -> Die:
    die = Die()
    die.settle(rest, face)
    return die


@pytest.mark.parametrize("step_ms", [1, 16.7, 100, 5000])
def test_a_throw_ends_as_settled_dice_in_any_steps(services: Services, step_ms: float) -> None:
    several, player = thrown(services, [])
    while not player.over:
        player.advance(step_ms)
    assert several == [settled(rest, face) for rest, face in zip(RESTS, (1, 6, 3), strict=True)]


def test_a_finished_throw_ends_as_settled_dice_and_lands_silently(services: Services) -> None:
    landed: list[int] = []
    several, player = thrown(services, landed)
    player.advance(250)
    player.finish()
    assert several == [settled(rest, face) for rest, face in zip(RESTS, (1, 6, 3), strict=True)]
    assert landed == []


def test_each_die_lands_once_and_the_chosen_one_last(services: Services) -> None:
    landed: list[int] = []
    _, player = thrown(services, landed, last=0)
    for _ in range(200):
        player.advance(10)
    assert sorted(landed) == [0, 1, 2]
    assert landed[-1] == 0


def test_a_throw_takes_as_long_as_it_should(services: Services) -> None:
    feel = services.feel.throw
    _, player = thrown(services, [])
    least = feel.wind_up_ms + feel.tumble_ms + feel.rock_ms + feel.hold_result_ms
    assert least <= player.length_ms <= least + feel.tumble_spread_ms + 2 * feel.stagger_ms


def test_a_die_never_goes_below_the_table(services: Services) -> None:
    several, player = thrown(services, [])
    while not player.over:
        player.advance(3)
        assert all(die.height >= 0 for die in several)


def test_the_last_frame_of_a_tumble_is_the_rest(services: Services) -> None:
    sheet = services.assets.sheet("dice/plain.png", FACES, REST + 1)
    assert len(sheet) == FACES
    assert all(len(row) == REST + 1 for row in sheet)


def test_a_die_that_shows_nothing_is_not_drawn(services: Services) -> None:
    canvas = services.window.canvas
    canvas.fill((10, 90, 40))
    dice.draw_dice(canvas, services.assets, [Die(x=600, y=300)])
    assert canvas.get_at((600, 300)) == (10, 90, 40)


def test_without_motion_there_are_no_sparks() -> None:
    sparks = Particles(amount=0)
    sparks.burst((1, 1), 100, 500, ((255, 255, 255),))
    assert not sparks.busy


def test_sparks_go_out() -> None:
    sparks = Particles()
    sparks.burst((1, 1), 100, 500, ((255, 255, 255),))
    assert sparks.busy
    sparks.update(0.51)
    assert not sparks.busy


def test_a_shake_calms_down_and_its_slider_stops_it() -> None:
    shake, still = Shake(), Shake(strength=0)
    for one in (shake, still):
        one.start(220, 8)
    assert all(max(map(abs, shake.offset)) <= 8 for _ in range(50))
    assert still.offset == (0, 0)
    shake.update(0.3)
    assert shake.offset == (0, 0)
