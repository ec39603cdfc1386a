"""One canonical seed for every spelling; what cannot be a seed is refused with a sentence."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import seeds
from game.core.draw import draw
from game.core.seeds import SeedError, canonical

SPELLINGS = [
    ("1", "1"), ("0", "0"), ("-0", "-0"), ("007", "007"), ("+7", "+7"), (" 7 ", "7"), ("1_000", "1_000"),
    ("７", "7"), ("٧", "٧"), ("-5", "-5"), ("−5", "−5"), ("sheriff", "SHERIFF"), ("  high noon\n", "HIGH NOON"),
    ("straße", "STRASSE"), ("ﬁnal", "FINAL"), ("é", "É"), ("e\u0301", "É"), ("ﾊﾞ", "バ"), ("①", "1"), ("½", "1⁄2"),
    ("\u3000x\u00a0", "X"), ("ǰ", "J\u030c"), ("🎲", "🎲"), ("ῳ", "ΩΙ"), ("\x1fa\x1c", "A"),
]  # fmt: skip
REFUSED = [
    ("", "empty"), (" \t\n", "empty"), ("\u3000", "empty"), ("a\tb", "control"), ("a\x00b", "control"),
    ("a\x7fb", "control"), ("a\x85b", "control"), ("\ud800", "control"), ("a\udfffb", "control"), ("x" * 65, "long"),
    ("ß" * 33, "long"), ("ﷺ" * 4, "long"), ("\U0001fae8", "newer"), ("\u0cf3", "newer"), ("\U00031350", "newer"),
    ("a\u0378", "newer"), ("\uffff", "newer"),
]  # fmt: skip
ANY_TEXT = st.text(st.characters(), max_size=80)


@pytest.mark.parametrize(("typed", "seed"), SPELLINGS)
def test_a_spelling_has_its_canonical_seed(typed: str, seed: str) -> None:
    assert canonical(typed) == seed


@pytest.mark.parametrize(("typed", "why"), REFUSED)
def test_what_is_no_seed_is_refused_with_its_reason(typed: str, why: str) -> None:
    with pytest.raises(SeedError) as refused:
        canonical(typed)
    assert refused.value.why == why


@pytest.mark.parametrize(("typed", "why"), REFUSED)
def test_a_refusal_is_a_sentence_with_an_expectation(typed: str, why: str) -> None:
    with pytest.raises(SeedError, match=r"^seed: .*expected"):
        canonical(typed)


@pytest.mark.parametrize("length", [1, 63, 64])
def test_up_to_64_characters_are_a_seed(length: int) -> None:
    assert canonical("a" * length) == "A" * length


def test_the_length_counts_after_upper_casing() -> None:
    assert canonical("ß" * 32) == "SS" * 32


def test_blanks_at_the_ends_do_not_count() -> None:
    assert canonical(" " * 100 + "a" * 64 + " " * 100) == "A" * 64


@pytest.mark.parametrize(("one", "other"), [("-5", "5"), ("0", "-0"), ("7", "007"), ("7", "+7"), ("٧", "7")])
def test_two_seeds_throw_differently(one: str, other: str) -> None:
    throws = [[draw(canonical(seed), "dice", (0, 0, 0, 0, slot), 2**64) for slot in range(5)] for seed in (one, other)]
    assert throws[0] != throws[1]


@given(ANY_TEXT)
@settings(max_examples=400)
def test_a_canonical_seed_is_its_own_canonical_seed(text: str) -> None:
    try:
        seed = canonical(text)
    except SeedError:
        return
    assert canonical(seed) == seed


@given(ANY_TEXT)
@settings(max_examples=400)
def test_a_canonical_seed_is_what_the_rule_says(text: str) -> None:
    try:
        seed = canonical(text)
    except SeedError:
        return
    upper = unicodedata.normalize("NFKC", text).strip().upper()
    assert seed == unicodedata.normalize("NFKC", upper)


@given(ANY_TEXT)
@settings(max_examples=400)
def test_a_canonical_seed_is_printable_and_not_too_long(text: str) -> None:
    try:
        seed = canonical(text)
    except SeedError:
        return
    assert 1 <= len(seed) <= 64
    assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in seed)
    seed.encode("utf-8")


@given(st.text("abcxyz0123456789", min_size=1, max_size=30))
def test_case_makes_no_difference(text: str) -> None:
    assert canonical(text) == canonical(text.upper())


def test_the_table_holds_just_what_unicode_14_assigns() -> None:
    """Read from `unicodedata` where Python knows Unicode 14 itself; elsewhere by samples."""
    if unicodedata.unidata_version != "14.0.0":
        known = [chr(code) for code in (0x41, 0xDF, 0x3042, 0x1F3B2, 0xE000)]
        assert all(canonical(char) for char in known)
        return
    codes = (*range(0x20000), *range(0x20000, 0x110000, 61))
    newer = {code for code in codes if _refusal(chr(code)) == "newer"}
    assert newer == {code for code in codes if unicodedata.category(chr(code)) == "Cn"}


def _refusal(text: str) -> str:
    try:
        canonical(text)
    except SeedError as refused:
        return refused.why
    return ""


def test_a_random_seed_is_shown_in_groups_of_four() -> None:
    assert seeds.grouped("2345BCDF6789GHJK") == "2345 BCDF 6789 GHJK"


@pytest.mark.parametrize("seed", ["SHERIFF", "7", "2345BCDF6789GHJ", "2345BCDF6789GHJA", "2345BCDF6789GHJ0"])
def test_any_other_seed_is_shown_as_it_is(seed: str) -> None:
    assert seeds.grouped(seed) == seed


@pytest.mark.parametrize(
    "text",
    ["2345 BCDF 6789 GHJK", "2345-bcdf-6789-ghjk", " 2345BCDF6789GHJK ", "２345 BCDF 6789 GHJK"],
)
def test_a_shown_random_seed_may_be_typed_as_shown(text: str) -> None:
    assert seeds.typed(text) == "2345BCDF6789GHJK"


@pytest.mark.parametrize("text", ["high noon", "23 45BCDF6789GHJK", "2345 BCDF 6789", "-5", "2345 BCDF 6789 GHJA"])
def test_blanks_and_dashes_of_other_seeds_stay(text: str) -> None:
    assert seeds.typed(text) == canonical(text)


@pytest.mark.parametrize("text", ["daily 2026-11-30", " ＤＡＩＬＹ 2026-11-30", "Weekly 2026-W49"])
def test_a_seed_of_the_calendar_cannot_be_typed(text: str) -> None:
    with pytest.raises(SeedError) as fault:
        seeds.typed(text)
    assert fault.value.why == "reserved"


@pytest.mark.parametrize(
    ("seed", "kind"),
    [("DAILY 2026-11-30", "daily"), ("WEEKLY 2026-W49", "weekly"), ("DAILY BREAD", ""), ("DAILY 2026-11-30 B", ""),
     ("DAILY 2026-W49", ""), ("WEEKLY 2026-11-30", ""), ("DAILY ٢٠٢٦-11-30", "")],
)  # fmt: skip
def test_the_calendar_has_seeds_of_its_own(seed: str, kind: str) -> None:
    assert seeds.calendar(seed) == kind


def test_the_alphabet_of_random_seeds_cannot_be_misread() -> None:
    assert not set(seeds.ALPHABET) & set("01AEIOUY")
    assert len(set(seeds.ALPHABET)) == 28


@given(st.text(seeds.ALPHABET, min_size=16, max_size=16))
def test_a_random_seed_is_canonical(text: str) -> None:
    assert canonical(text) == text
    assert seeds.typed(seeds.grouped(text)) == text
