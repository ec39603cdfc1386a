"""The trail map: eight towns in order on a road, and odd files answered with one sentence."""

import re
import shutil
from pathlib import Path

import pytest

from game.campaign.opponents import DUELS
from scenes.campaign.maps import FOLDER, MapError, trail
from scenes.services.services import Services

pytestmark = pytest.mark.usefixtures("services")


@pytest.fixture
def folder(tmp_path: Path, services: Services) -> Path:
    """A copy of the map with its pictures, to be damaged."""
    made = tmp_path / "assets"
    shutil.copytree(FOLDER, made / "maps")
    (made / "images").mkdir()
    shutil.copy(FOLDER.parent / "images" / "trail.png", made / "images")
    return made / "maps"


def changed(folder: Path, pattern: str, by: str) -> Path:
    path = folder / "trail.tmx"
    text, count = re.subn(pattern, by, path.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    assert count == 1
    path.write_text(text, encoding="utf-8")
    return path


def test_the_map_has_a_town_for_every_duel_on_its_picture() -> None:
    made = trail(DUELS)
    assert len(made.towns) == DUELS
    for town in made.towns:
        assert made.picture.get_rect().collidepoint(town.x, town.y)


def test_the_road_leads_from_town_to_town() -> None:
    made = trail(DUELS)
    assert len(made.legs) == DUELS - 1
    for leg, here, there in zip(made.legs, made.towns, made.towns[1:], strict=False):
        assert leg[0] == pytest.approx((here.x, here.y), abs=24)
        assert leg[-1] == pytest.approx((there.x, there.y), abs=24)


def test_a_copy_elsewhere_is_read_too(folder: Path) -> None:
    assert trail(DUELS, folder / "trail.tmx").towns == trail(DUELS).towns


ODD = [
    (r"<map ", "<map", "is no valid XML"),
    (r'<\?xml.*</map>', "", "is no valid XML"),
    (r'infinite="0"', 'infinite="1"', "is an infinite map, expected one of a fixed size"),
    (r'orientation="orthogonal"', 'orientation="isometric"', "orientation is isometric, expected orthogonal"),
    (r'width="32" height="18" tilewidth', 'width="32" height="18000" tilewidth', "pixels, expected"),
    (r'name="towns"', 'name="cities"', "has no object layer called towns"),
    (r'name="road_line"', 'name="river_line"', "has no object layer called road_line"),
    (r'(<property name="index" type="int" value=)"7"', r'\1"9"', "index is 9, expected a whole number from 0 to 7"),
    (r'(<property name="index" type="int" value=)"7"', r'\1"6"', "index 6 is thunder_gap's already"),
    (r'(<property name="index")[^/]*/', r'\1 type="string" value="first"/', "index is 'first'"),
    (r'<object id="15".*?</object>', "", "has 7 towns, expected 8"),
    (r'name="last_light" type="town" x="1110"', 'name="last_light" type="town" x="9110"', "lies outside the map"),
    (r'name="last_light"', 'name=""', "has no name"),
    (r'<object id="1" name="leg_0".*?</object>', "", "has no road from dry_creek"),
    (r'name="leg_0" type="road" x="150"', 'name="leg_0" type="road" x="450"', "does not lead to"),
    (r'<polyline points="[^"]*"/>', "<point/>", "expected a line"),
    (r'encoding="csv">.*?</data>', 'encoding="csv">1,2,three</data>', "layer ground: 'three' is no number of a tile"),
    (r'encoding="csv">.*?</data>', 'encoding="csv">1,2,3</data>', "layer ground: has 3 tiles, expected 576"),
    (r'(encoding="csv">\s*)0,', r"\g<1>99999,", "layer ground: names tile 99999"),
    (r'encoding="csv"', 'encoding="base64" compression="zstd"', "layer ground: is packed with zstd"),
    (r"\.\./images/trail\.png", "../images/gone.png", "gone.png"),
    (r"trail\.tsx", "gone.tsx", "gone.tsx"),
]  # fmt: skip


@pytest.mark.parametrize(("pattern", "by", "said"), ODD, ids=[said for _, _, said in ODD])
def test_an_odd_file_is_answered_with_a_sentence(folder: Path, pattern: str, by: str, said: str) -> None:
    with pytest.raises(MapError, match=re.escape(said)) as caught:
        trail(DUELS, changed(folder, pattern, by))
    assert str(caught.value).startswith("trail.tmx")
    assert "\n" not in str(caught.value)


def test_a_missing_map_is_answered_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"trail\.tmx"):
        trail(DUELS, tmp_path / "trail.tmx")


def test_a_map_of_another_length_is_refused() -> None:
    with pytest.raises(MapError, match="expected a whole number from 0 to 4"):
        trail(5)
