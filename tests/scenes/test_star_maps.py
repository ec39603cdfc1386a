"""The star map as the game reads it: the shipped one, a track somebody draws, odd files."""

import base64
import gzip
import re
import shutil
import zlib
from pathlib import Path

import pytest

from game.core.match import Match, Start
from game.super_teams.numbers import numbers
from game.super_teams.rules import rules
from scenes.services.services import Services
from scenes.services.tiled_layers import MapError
from scenes.skins.super_teams.track import FOLDER, SHIPPED, kind_of, star_map

pytestmark = pytest.mark.usefixtures("services")
TRACK = list(numbers().track)
WORD = {"N": "normal", "B": "bonus", "H": "hyperspace", "A": "asteroid_field", "M": "maw", "S": "start", "F": "final"}
DATA = r'<data encoding="csv">\n(.*?)\n</data>'


@pytest.fixture
def folder(tmp_path: Path, services: Services) -> Path:
    """A copy of the map with its pictures, to be changed."""
    made = tmp_path / "assets"
    shutil.copytree(FOLDER, made / "maps")
    (made / "images").mkdir()
    shutil.copy(FOLDER.parent / "images" / "super_teams.png", made / "images")
    return made / "maps"


def changed(folder: Path, pattern: str, by: str, count: int = 1) -> Path:
    path = folder / "super_teams.tmx"
    text, done = re.subn(pattern, by, path.read_text(encoding="utf-8"), count=count, flags=re.DOTALL)
    assert done
    path.write_text(text, encoding="utf-8")
    return path


def named_by(attribute: str, text: str) -> str:
    """The map with each kind in words as an attribute of its object, not in a property."""
    text = re.sub(
        r'(<object id="\d+" name="\d+")(.*?)\n    <property name="kind" value="(\w+)"/>',
        lambda found: f'{found[1]} {attribute}="{"/".join(WORD[one] for one in found[3])}"{found[2]}',
        text,
        flags=re.DOTALL,
    )
    assert 'name="kind"' not in text
    return text


def said(folder: Path, pattern: str, by: str) -> str:
    with pytest.raises(MapError) as fault:
        star_map(changed(folder, pattern, by))
    assert str(fault.value).startswith("super_teams.tmx: ")
    assert "\n" not in str(fault.value)
    return str(fault.value)


# The shipped map, and what is the same as it


def test_the_map_and_the_rules_have_the_same_track() -> None:
    made = star_map()
    assert made.kinds == TRACK
    assert len(made.spaces) == len(TRACK) + 2


def test_every_space_lies_on_the_picture() -> None:
    made = star_map()
    assert made.picture.get_size() == (1280, 720)
    assert all(made.picture.get_rect().collidepoint(space.x, space.y) for space in made.spaces)


def test_a_copy_elsewhere_is_the_same(folder: Path) -> None:
    assert star_map(folder / "super_teams.tmx").spaces == star_map().spaces


@pytest.mark.parametrize("attribute", ["type", "class"])
def test_type_and_class_are_read_alike(folder: Path, attribute: str) -> None:
    path = folder / "super_teams.tmx"
    path.write_text(named_by(attribute, SHIPPED.read_text(encoding="utf-8")), encoding="utf-8")
    assert star_map(path).spaces == star_map().spaces


def test_types_classes_and_properties_may_be_mixed(folder: Path) -> None:
    path = folder / "super_teams.tmx"
    text = named_by("class", SHIPPED.read_text(encoding="utf-8"))
    path.write_text(text.replace('class="normal"', 'type=" NORMAL "'), encoding="utf-8")
    assert star_map(path).spaces == star_map().spaces


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("N", "N"), (" n ", "N"), ("Normal", "N"), ("BONUS", "B"), ("hyperspace", "H"), ("Asteroid Field", "A"),
        ("asteroid_field", "A"), ("asteroids", "A"), ("Maw", "M"), ("HN", "HN"), ("hyperspace/normal", "HN"),
        ("Hyperspace + Asteroid Field", "HA"), ("h / n", "HN"), ("start", "S"), ("final", "F"),
        ("", None), ("lava", None), ("MN", None), ("NN", None), ("NHA", None), ("S/F", None), ("3", None),
    ],
)  # fmt: skip
def test_a_kind_is_a_letter_or_a_word_whatever_its_case_and_blanks(words: str, kind: str | None) -> None:
    assert kind_of(words) == kind


@pytest.mark.parametrize("packing", ["base64", "zlib", "gzip"])
def test_packed_layers_give_the_same_map(folder: Path, packing: str) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    found = re.search(DATA, text, flags=re.DOTALL)
    assert found
    raw = b"".join(int(word).to_bytes(4, "little") for word in found[1].replace("\n", "").split(",") if word)
    packed = {"base64": lambda: raw, "zlib": lambda: zlib.compress(raw), "gzip": lambda: gzip.compress(raw)}[packing]()
    how = 'encoding="base64"' + ("" if packing == "base64" else f' compression="{packing}"')
    data = f"<data {how}>\n{base64.b64encode(packed).decode()}\n</data>"
    made = star_map(changed(folder, DATA, data))
    assert made.spaces == star_map().spaces
    assert made.picture.get_at((280, 100)) == star_map().picture.get_at((280, 100))


def test_the_tileset_may_lie_inside_the_map(folder: Path) -> None:
    inner = (folder / "super_teams.tsx").read_text(encoding="utf-8").split("?>", 1)[1].strip()
    inner = inner.replace("<tileset ", '<tileset firstgid="1" ', 1)
    assert star_map(changed(folder, r'<tileset firstgid="1" source="super_teams.tsx"/>', inner)).kinds == TRACK


def test_spaces_in_a_hidden_group_are_read_and_hidden_layers_are_not_drawn(folder: Path) -> None:
    changed(folder, r' <layer id="2"', ' <group id="9" name="all" visible="0">\n <layer id="2"')
    path = changed(folder, r"</objectgroup>\n</map>", "</objectgroup>\n </group>\n</map>")
    made = star_map(path)
    assert made.spaces == star_map().spaces
    assert made.picture.get_at((280, 100)) != star_map().picture.get_at((280, 100))


def test_the_offset_of_a_layer_moves_its_spaces(folder: Path) -> None:
    path = changed(folder, r'name="spaces"', 'name="spaces" offsetx="8" offsety="4"')
    first, moved = star_map().spaces[0], star_map(path).spaces[0]
    assert (moved.x, moved.y) == (first.x + 8, first.y + 4)


@pytest.mark.parametrize(
    "more",
    [
        '<object id="90" x="9" y="9"><text>the start</text></object>',
        '<object id="90" x="9" y="9"><text/></object>',
    ],
)
def test_notes_in_the_layer_of_spaces_are_passed_over(folder: Path, more: str) -> None:
    assert star_map(changed(folder, r"(name=\"spaces\"[^>]*>)", rf"\1{more}")).kinds == TRACK


def test_a_reference_to_an_object_that_is_not_there_harms_nothing(folder: Path) -> None:
    dangling = r'<property name="index" type="int" value="5"/><property name="next" type="object" value="999"/>'
    assert star_map(changed(folder, r'<property name="index" type="int" value="5"/>', dangling)).kinds == TRACK


# A track somebody draws


def test_another_track_can_be_drawn_and_flown(folder: Path) -> None:
    path = changed(
        folder, r'(<property name="index" type="int" value="1"/>\s*<property name="kind" value=)"N"', r'\1"HA"'
    )
    made = star_map(path)
    assert made.kinds == ["HA", *TRACK[1:]]
    match = Match(rules(), Start(2, {"track": made.kinds}, "DRAWN"))
    assert list(match.state.track) == made.kinds


def test_a_shorter_track_ends_with_its_own_final_planet(folder: Path) -> None:
    path = changed(folder, r'<object id="4[1-7]".*?</object>\n', "", count=7)
    path = changed(folder, r'name="index" type="int" value="47"', 'name="index" type="int" value="40"')
    assert star_map(path).kinds == TRACK[:39]


SPACE_5 = r'(<property name="index" type="int" value="5"/>\s*<property name="kind" value=)"N"'
FAULTY = [
    (SPACE_5, r'\1"lava"', "space 5: 'lava' is no kind of space, expected normal"),
    (SPACE_5, r'\1""', "space 5: object 6 has neither a kind nor a type"),
    (SPACE_5, r'\1"F"', "space 5: is F, but the first is S and the last, 47, F"),
    (r'value="5"/>', 'value="6"/>', "space 6: object 7 has a number that another one has already"),
    (r'value="5"/>', 'value="99"/>', "space 5: is missing, there are 48 spaces in all"),
    (r'type="int" value="5"/>', 'value="five"/>', "object 6: index is 'five', expected the number of a space"),
    (r'<property name="index" type="int" value="5"/>', "", "object 6: index is missing"),
    (r'type="int" value="5"/>', 'type="int" value="-5"/>', "object 6: index is -5"),
    (r'<object id="6".*?</object>', "", "space 5: is missing, there are 47 spaces in all"),
    (r'(<object id="6" name="5") x="\d+"', r'\1 x="9000"', "space 5: lies outside the picture"),
    (r'(<object id="6" name="5") x="\d+"', r'\1 x="left"', "object 6: x is 'left', expected a number"),
    (r'(<object id="6" name="5") x="\d+"', r'\1 x="nan"', "object 6: x is 'nan', expected a number"),
    (r'(value="1"/>\s*<property name="kind" value=)"N"(.*?value="2"/>\s*<property name="kind" value=)"N"',
     r'\1"M"\2"N"', "space 1: a Maw needs a normal space behind it"),
    (r'<object id="(?:[4-9]|[1-4]\d)".*?</objectgroup>', "</objectgroup>", "space 2: is N, but the first is S"),
    (r'<object id="6" ', '<object id="6" template="ship.tx" ', "object 6: is made from a template"),
    (r'name="spaces"', 'name="places"', "has no object layer called spaces"),
    (r'infinite="0"', 'infinite="1"', "is an infinite map, expected one of a fixed size (an endless map has no"),
    (r'orientation="orthogonal"', 'orientation="hexagonal"', "orientation is hexagonal, expected orthogonal"),
    (r'height="36" tilewidth="20"', 'height="36000" tilewidth="20"', "pixels, expected 1 to 4096"),
    (r'tilewidth="20"', 'tilewidth="wide"', "tilewidth is 'wide', expected a number"),
    (r'tilewidth="20"', 'tilewidth="1e308"', "pixels, expected 1 to 4096"),
    (DATA, '<data encoding="csv">1,2,3</data>', "layer plates: has 3 tiles, expected 2304"),
    (r'csv">\n0,', 'csv">\n99,', "layer plates: names tile 99, but the tilesets end with 25"),
    (r'csv">\n0,', 'csv">\nx,', "layer plates: 'x' is no number of a tile"),
    (r'csv">\n0,', 'csv">\n', "layer plates: has 2303 tiles, expected 2304"),
    (r'encoding="csv"', 'encoding="base64" compression="zstd"', "layer plates: is packed with zstd, expected CSV"),
    (r'encoding="csv"', 'encoding="base64" compression="zlib"', "layer plates: its packed tiles are damaged"),
    (r'encoding="csv"', 'encoding="runes"', "layer plates: is written as runes, expected CSV or base64"),
    (r"<data .*</data>", "", "layer plates: has no tiles"),
    (r"super_teams\.tsx", "gone.tsx", "its tileset gone.tsx cannot be read"),
    (r"super_teams\.tsx", "super_teams.tmx", "its tileset super_teams.tmx is none but a map"),
    (r"\.\./images/super_teams\.png", "../images/gone.png", "gone.png"),
    (r"<map ", "<map", "is no valid XML"),
    (r"<map .*</map>", "<tileset/>", "is no Tiled map but a tileset"),
]  # fmt: skip


@pytest.mark.parametrize(("pattern", "by", "expected"), FAULTY, ids=[expected for _, _, expected in FAULTY])
def test_what_is_wrong_is_said_with_the_space_or_the_layer(folder: Path, pattern: str, by: str, expected: str) -> None:
    assert expected in said(folder, pattern, by)


def test_groups_nested_without_end_are_answered(folder: Path) -> None:
    assert "nested too deep" in said(folder, r" <layer id", "<group>" * 3000 + "</group>" * 3000 + " <layer id")


def test_a_missing_map_is_answered(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"gone\.tmx: cannot be read"):
        star_map(tmp_path / "gone.tmx")


def test_a_file_that_is_no_text_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "noise.tmx"
    for raw in (b"", b"\x00\xff" * 99, b"<map>" * 9, "<map>".encode("utf-16")):
        path.write_bytes(raw)
        with pytest.raises(MapError, match=r"noise\.tmx"):
            star_map.__wrapped__(path)
