"""What the components are, and when dice fulfil a contract."""

import pytest

from game.bounty_hunter.contracts import asked, fulfils, numbers


def test_there_are_15_contracts_15_chips_and_dice_of_six_colours() -> None:
    found = numbers()
    assert (len(found.contracts), found.chips, found.colours) == (15, 15, "RBYGOP")
    assert (found.black_dice, found.grey_dice, found.markers, found.start_chips, found.most_chips) == (5, 2, 6, 1, 3)
    assert " ".join(found.contracts) == (
        "RRRR GGGG PPPP RRBB YYGG OOPP BBPP BBBYY GGGRR YYYPP OOOWW BBBWW YYWW RRWW OOOOW"
    )


def test_a_contract_asks_for_its_printed_colours_and_whites() -> None:
    assert (asked("OOOWW").colours, asked("OOOWW").whites) == ((("O", 3),), 2)
    assert (asked("GGGRR").colours, asked("GGGRR").whites) == ((("G", 3), ("R", 2)), 0)


@pytest.mark.parametrize(
    ("contract", "dice", "enough"),
    [("RRBB", "RRBBY", True), ("RRBB", "RRRBB", True), ("RRBB", "RRRBY", False), ("OOOWW", "OOOOB", False),
     ("OOOWW", "OOOBG", True), ("OOOWW", "OOOBB", True), ("OOOOW", "OOOOO", False), ("OOOOW", "OOOOP", True),
     ("RRRR", "RRRRR", True), ("RRRR", "RRRB", False), ("YYWW", "YYRR", True), ("YYWW", "YYYYR", False),
     ("YYWW", "YYRB", True), ("OOOWW", "OOOOOBG", True), ("BBBYY", "BBBYYWW", True)],
)  # fmt: skip
def test_dice_fulfil_a_contract_when_each_colour_and_enough_others_lie_there(
    contract: str, dice: str, enough: bool
) -> None:
    assert fulfils(contract, dice, alike=False) is enough


@pytest.mark.parametrize(
    ("contract", "dice", "enough"),
    [("OOOWW", "OOOBG", False), ("OOOWW", "OOOBB", True), ("YYWW", "YYRBG", False), ("YYWW", "YYRBR", True),
     ("OOOOW", "OOOOB", True), ("RRBB", "RRBBY", True), ("YYWW", "YYYYR", False)],
)  # fmt: skip
def test_whites_that_must_match_are_of_one_unprinted_colour(contract: str, dice: str, enough: bool) -> None:
    assert fulfils(contract, dice, alike=True) is enough
