"""Knows that keys mean what they mean by their place, and that typing and commands do not mix."""

import pygame
import pytest

from scenes.services.inputs import CloseAsked, Command, FocusLost, Inputs, Pointer, Text
from scenes.services.services import Services, key_label


def key(scancode: int, mod: int = 0, kind: int = pygame.KEYDOWN, code: int = 0) -> pygame.Event:
    return pygame.Event(kind, scancode=scancode, key=code, mod=mod, unicode="")


@pytest.fixture
def inputs(services: Services) -> Inputs:
    return services.inputs


@pytest.mark.parametrize(
    ("scancode", "name"),
    [
        (pygame.KSCAN_1, "hold_1"), (pygame.KSCAN_5, "hold_5"), (pygame.KSCAN_KP_3, "hold_3"),
        (pygame.KSCAN_SPACE, "throw"), (pygame.KSCAN_RETURN, "confirm"), (pygame.KSCAN_ESCAPE, "back"),
        (pygame.KSCAN_UP, "up"), (pygame.KSCAN_F11, "fullscreen"), (pygame.KSCAN_M, "mute"), (pygame.KSCAN_L, "log"),
        (pygame.KSCAN_G, "ghost"),
        (pygame.KSCAN_P, "prompts"), (pygame.KSCAN_S, "speed"), (pygame.KSCAN_J, "other"),
    ],
)  # fmt: skip
def test_a_key_is_a_command_by_its_place_whatever_is_printed_on_it(inputs: Inputs, scancode: int, name: str) -> None:
    given = inputs.translate(key(scancode, code=ord("ß")))
    assert given == Command(name)  # type: ignore[arg-type]


def test_a_key_that_is_kept_down_repeats(inputs: Inputs) -> None:
    assert inputs.translate(key(pygame.KSCAN_DOWN)) == Command("down", False)
    assert inputs.translate(key(pygame.KSCAN_DOWN)) == Command("down", True)
    inputs.translate(key(pygame.KSCAN_DOWN, kind=pygame.KEYUP))
    assert inputs.translate(key(pygame.KSCAN_DOWN)) == Command("down", False)


def test_a_key_that_is_held_through_a_long_frame_is_not_pressed_again(
    inputs: Inputs, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    inputs.read()
    assert inputs.translate(key(pygame.KSCAN_RETURN)) == Command("confirm", False)
    now[0] += 1200
    inputs.read()
    assert inputs.translate(key(pygame.KSCAN_RETURN)) == Command("confirm", True)


def test_a_press_long_after_the_last_is_a_new_one_though_no_letting_go_was_seen(
    inputs: Inputs, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    inputs.translate(key(pygame.KSCAN_RETURN))
    for _ in range(70):
        now[0] += 16
        inputs.read()
    assert inputs.translate(key(pygame.KSCAN_RETURN)) == Command("confirm", False)


def test_a_lost_focus_forgets_the_keys_that_were_down(inputs: Inputs) -> None:
    inputs.translate(key(pygame.KSCAN_SPACE))
    assert inputs.translate(pygame.Event(pygame.WINDOWFOCUSLOST)) == FocusLost()
    assert inputs.translate(key(pygame.KSCAN_SPACE)) == Command("throw", False)


def test_tab_goes_on_and_with_shift_back(inputs: Inputs) -> None:
    assert inputs.translate(key(pygame.KSCAN_TAB)) == Command("next")
    inputs.translate(key(pygame.KSCAN_TAB, kind=pygame.KEYUP))
    assert inputs.translate(key(pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)) == Command("previous")


def test_shift_alone_is_no_key_at_all(inputs: Inputs) -> None:
    assert inputs.translate(key(pygame.KSCAN_LSHIFT)) is None


def test_while_typing_letters_are_text_and_no_commands(inputs: Inputs) -> None:
    inputs.type_text(True)
    assert inputs.translate(key(pygame.KSCAN_1)) is None
    assert inputs.translate(key(pygame.KSCAN_SPACE)) is None
    assert inputs.translate(pygame.Event(pygame.TEXTINPUT, text="1")) == Text("1")
    assert inputs.translate(key(pygame.KSCAN_BACKSPACE)) == Command("erase")
    assert inputs.translate(key(pygame.KSCAN_V, pygame.KMOD_LCTRL)) == Command("paste")
    inputs.type_text(False)
    assert inputs.translate(pygame.Event(pygame.TEXTINPUT, text="1")) is None


def test_the_mouse_speaks_in_places_of_the_canvas(inputs: Inputs) -> None:
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    assert inputs.translate(event) == Pointer((3, 4), 1, "down")


def test_closing_the_window_asks(inputs: Inputs) -> None:
    assert inputs.translate(pygame.Event(pygame.QUIT)) == CloseAsked()


def test_the_pad_gives_the_same_commands_and_labels_follow_the_last_device(services: Services) -> None:
    inputs = services.inputs
    event = pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A)
    assert inputs.translate(event) == Command("confirm")
    assert key_label(services, "throw") == "X"
    inputs.translate(key(pygame.KSCAN_SPACE))
    assert key_label(services, "throw") == "Space"


def test_a_stick_gives_one_command_a_push(inputs: Inputs) -> None:
    def push(value: int) -> object:
        axis = pygame.CONTROLLER_AXIS_LEFTY
        return inputs.translate(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    assert [push(value) for value in (-30000, -25000, -15000, 0, 30000)] == [
        Command("up"), None, None, None, Command("down"),
    ]  # fmt: skip


def test_reading_the_queue_keeps_the_order(services: Services) -> None:
    pygame.event.clear()
    pygame.event.post(key(pygame.KSCAN_1))
    pygame.event.post(key(pygame.KSCAN_SPACE))
    assert services.inputs.read() == [Command("hold_1"), Command("throw")]
