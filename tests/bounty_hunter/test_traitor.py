"""The traitor variant, sentence by sentence."""

from typing import Any

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.events import Fulfilled, NewOffers, Scanned, Targeted
from tests.bounty_hunter.tables import DECK, act, kinds, opening, refusal, table

TRAITOR = {"traitor": True}
PILES = [["PPPP", "YYYPP"], ["BBPP", "OOPP"], ["RRWW"]]


def asked(dice: str = "RGYOP", **more: Any) -> Any:
    """Seat 0 chooses; seats 0 and 1 have two contracts each, seat 2 one."""
    return table(position={"deck": DECK, "piles": PILES, "dice": list(dice), **more}, options=TRAITOR)


def robbing(**more: Any) -> Any:
    """A hunt for OOPP on the pile of seat 1."""
    position = {"deck": DECK, "piles": PILES, "dice": list("OOPYY"), "phase": "hunt", "target": 1,
                "markers": {"0": 1, "1": 2, "2": 3}, "chips": [2, 2, 2], **more}  # fmt: skip
    return lambda *faces: table(position=position, options=TRAITOR, rig={"dice": list(*faces)})


def test_the_start_player_chooses_right_after_the_scan_also_when_null_is_the_only_choice() -> None:
    match = table(options=TRAITOR)
    assert kinds(opening(match))[-1] == "scanned"
    assert (match.state.phase, match.to_act) == ("target", (0,))
    assert match.rules.legal(match.state, 0) == (Target(None),)


def test_without_the_variant_nobody_is_asked() -> None:
    assert refusal(table(), 0, Target(None)) == "illegal_action"


def test_another_players_top_contract_may_be_chosen_but_not_of_who_has_one_nor_the_own() -> None:
    match = asked()
    assert match.rules.legal(match.state, 0) == (Target(None), Target(1))
    assert refusal(match, 0, Target(2)) == "illegal_action"
    assert refusal(match, 0, Target(0)) == "illegal_action"
    assert refusal(match, 0, Target(4)) == "illegal_action"


def test_a_contract_that_the_scan_fulfils_cannot_be_chosen() -> None:
    match = asked("OOPPY")
    assert match.rules.legal(match.state, 0) == (Target(None),)


def test_the_scan_is_not_repeated_for_a_contract_on_a_pile_but_for_the_decks_top() -> None:
    match = table(position={"deck": DECK, "piles": PILES}, options=TRAITOR, rig={"dice": list("RRBBBOOPPY")})
    assert opening(match)[1:] == [Scanned(tuple("RRBBB"), False), Scanned(tuple("OOPPY"), True)]


def test_the_choice_holds_and_everybody_bids_the_owner_too() -> None:
    match = asked()
    assert act(match, (0, Target(1))) == [Targeted(1)]
    act(match, (0, Offer(3)), (1, Offer(2)), (2, Offer(1)))
    assert (match.state.target, match.state.hunter) == (1, 2)


def test_null_hunts_the_decks_top() -> None:
    match = asked()
    act(match, (0, Target(None)))
    assert (match.state.phase, match.state.target) == ("offer", None)


def test_the_owner_who_fulfils_keeps_it() -> None:
    match = robbing()("YP")
    events = act(match, (0, Stop()), (1, Throw((3, 4))))
    assert Fulfilled(1, "OOPP") in events
    assert match.state.piles == tuple(map(tuple, PILES))


def test_another_who_fulfils_has_it_on_top_of_the_own_pile() -> None:
    match = robbing()("P")
    act(match, (0, Throw((3,))))
    assert match.state.piles == (("PPPP", "YYYPP", "OOPP"), ("BBPP",), ("RRWW",))


def test_the_deck_is_unchanged_and_its_top_stays_open() -> None:
    match = robbing()("P")
    act(match, (0, Throw((3,))))
    assert match.state.deck == tuple(DECK)
    assert match.rules.mask(match.state, 2).deck == ("RRBB", None, None, None)


def test_thefts_count_as_rounds_and_the_next_choice_is_free() -> None:
    match = robbing(round=5)("P")
    act(match, (0, Throw((3,))))
    assert (match.state.round, match.state.target, match.state.start, match.state.phase) == (6, None, 1, "target")


def test_no_grey_dice_in_a_round_against_a_player_not_for_the_owner_either() -> None:
    match = robbing()("")
    for seat in (0, 1, 2):
        assert refusal(match, seat, BuyGrey()) == "illegal_action"
        assert refusal(match, seat, TakeOver(5)) == "illegal_action"
        if seat < 2:
            act(match, (seat, Stop()))


def test_all_fail_new_offers_for_the_same_contract_and_target_is_not_asked_again() -> None:
    match = robbing()("")
    events = act(match, (0, Stop()), (1, Stop()), (2, Stop()))
    assert events[-1] == NewOffers(0)
    assert (match.state.phase, match.state.target, match.state.dice) == ("offer", 1, tuple("OOPYY"))


def test_failures_give_chips_as_ever() -> None:
    match = robbing()("")
    act(match, (0, Stop()))
    assert match.state.chips == (2, 3, 3)


def test_the_end_is_the_last_contract_of_the_deck() -> None:
    position = {"deck": ["RRBB"], "piles": PILES, "dice": list("RRBYY"), "phase": "hunt", "markers": {"0": 1}}
    match = table(position=position, options=TRAITOR, rig={"dice": ["B"]})
    act(match, (0, Throw((3,))))
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0,), (3, 2, 1), "contracts")


def test_grey_dice_serve_a_round_for_the_decks_top() -> None:
    match = asked()
    act(match, (0, Target(None)), (0, Offer(1)), (1, Offer(2)), (2, Offer(3)))
    assert BuyGrey() in match.rules.legal(match.state, 0)
