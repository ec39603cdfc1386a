"""The shipped fonts: which free font each one is cut from, which signs it keeps and what it may be called.

The sources are not part of the project. Unpack these packages anywhere below one folder and name it with --sources:
Python packages fontpkg-zilla-slab and fontpkg-noto-sans, Node packages @fontsource/rye, @fontsource/special-elite,
@fontsource/noto-sans-symbols-2 and @fontsource/noto-sans-math. Reading the Node packages' files needs brotli.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# 2026-01-01: a fixed time in every file, so that the same sources give the same bytes
_MODIFIED = 3850070400
LATIN = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),
    *range(0x2010, 0x2028),
    *range(0x2030, 0x203B),
    0x2044,
    0x20AC,
    *range(0x2190, 0x2196),
    0x2116,
    0x2122,
    0x2212,
    0x2248,
    *range(0x2260, 0x2266),
)
SYMBOLS = tuple(map(ord, "★☆⚀⚁⚂⚃⚄⚅✓✗✔✘☠♥♡♠♤♦♢♣♧▲▼◀▶△▽◁▷◆◇●○■□⏸⏵⏩⏪⏭⏎⇧⌫☞☜☰⌛⏳⚡☼☀✂✎✉☎⌚☕🎲🂠⬆⬇⬅➡✦✧❖❤⚑⚔⚙"))
ARROWS = tuple(map(ord, "←→↑↓↔↕↵⇦⇨↶↷↺↻♪♫☾⌂×−½∞≤≥≈"))


class SourceMissing(Exception):
    """A font the recipe needs lies nowhere below the sources folder."""


@dataclass(frozen=True, slots=True)
class Font:
    """One shipped file: the parts it is merged from (file name, signs kept), a new family name if the licence asks for
    one, and where to cut the axes of a variable font."""

    file: str
    parts: tuple[tuple[str, tuple[int, ...]], ...]
    family: str | None = None
    axes: tuple[tuple[str, float], ...] = ()
    style: str = "Regular"
    lining: bool = False


FONTS = (
    Font("YathselTitle.ttf", (("rye-latin-400-normal.woff2", LATIN),), "Yathsel Title"),
    Font("ZillaSlab-SemiBold.ttf", (("ZillaSlab-SemiBold.ttf", LATIN),), lining=True),
    Font("SpecialElite.ttf", (("special-elite-latin-400-normal.woff2", LATIN),)),
    Font("NotoSans-Regular.ttf", (("NotoSans[[]wdth,wght].ttf", LATIN),), axes=(("wght", 400), ("wdth", 100))),
    Font("NotoSans-Medium.ttf", (("NotoSans[[]wdth,wght].ttf", LATIN),), axes=(("wght", 500), ("wdth", 100))),
    Font(
        "YathselSymbols.ttf",
        (
            ("noto-sans-math-latin-400-normal.woff2", (*LATIN, *ARROWS)),
            ("noto-sans-symbols-2-symbols-400-normal.woff2", SYMBOLS),
        ),
        "Yathsel Symbols",
    ),
)


def _find(sources: Path, name: str) -> Path:
    found = sorted(sources.rglob(name)) if sources.is_dir() else []
    if not found:
        plain = name.replace("[[]", "[")
        raise SourceMissing(
            f"fonts: {plain} was not found below {sources}; tools/make_assets/fonts.py names the packages"
        )
    return found[0]


def _part(path: Path, signs: tuple[int, ...], taken: set[int], font: Font, merged: bool) -> TTFont:
    source = TTFont(path, recalcTimestamp=False)
    if font.axes:
        source = instantiateVariableFont(source, dict(font.axes), inplace=True, updateFontNames=True)
    options = Options()
    options.layout_features = [] if merged else ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.drop_tables = [
        *options.drop_tables,
        "DSIG",
        "MATH",
        "STAT",
        *(["GSUB", "GPOS", "GDEF", "meta"] if merged else []),
    ]
    if font.lining:
        _upright_figures(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[s for s in signs if s not in taken])
    subsetter.subset(source)
    for tag in ("vhea", "vmtx"):
        if tag in source:
            del source[tag]
    taken |= set(source.getBestCmap())
    return source


def _upright_figures(font: TTFont) -> None:
    """Make the figures that all stand on the line the ones the signs 0 to 9 show."""
    table = font["GSUB"].table
    wanted = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "lnum" for i in f.Feature.LookupListIndex}
    swaps: dict[str, str] = {}
    for index in sorted(wanted):
        for sub in table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
    for chart in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if code in chart.cmap:
                chart.cmap[code] = swaps.get(chart.cmap[code], chart.cmap[code])


def _adopt(font: TTFont, other: TTFont) -> None:
    """Draw the signs of another font of the same scale into this one."""
    glyphs, shapes = other.getGlyphSet(), font["glyf"]
    charts = [c for c in font["cmap"].tables if c.isUnicode()]
    for code, name in sorted(other.getBestCmap().items()):
        drawn = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(drawn)
        pen = TTGlyphPen(None)
        drawn.replay(pen)
        new = f"u{code:05X}"
        shapes[new] = pen.glyph()
        font["hmtx"][new] = other["hmtx"][name]
        for chart in charts:
            if code <= 0xFFFF or chart.format == 12:
                chart.cmap[code] = new


def _rename(font: TTFont, family: str, style: str) -> None:
    plain = family.replace(" ", "")
    names = {1: family, 3: f"{plain}-{style}", 4: f"{family} {style}", 6: f"{plain}-{style}", 16: family, 17: style}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID].encode(record.getEncoding())


def build(font: Font, sources: Path, folder: Path) -> Path:
    """Write one shipped font and return its path; SourceMissing if a source is not there."""
    taken: set[int] = set()
    paths = [_find(sources, name) for name, _ in font.parts]
    many = len(paths) > 1
    parts = [_part(p, signs, taken, font, many) for p, (_, signs) in zip(paths, font.parts, strict=True)]
    result = parts[0]
    for other in parts[1:]:
        _adopt(result, other)
    if font.family:
        _rename(result, font.family, font.style)
    result.flavor = None
    result["head"].modified = _MODIFIED
    result.recalcTimestamp = False
    folder.mkdir(parents=True, exist_ok=True)
    result.save(folder / font.file)
    licence = next(p for p in (paths[0].parent, *paths[0].parents) if (p / "LICENSE").exists()) / "LICENSE"
    lines = [line.rstrip() for line in licence.read_text(encoding="utf-8").splitlines()]
    (folder / (Path(font.file).stem + ".txt")).write_text(
        "\n".join(lines).rstrip() + "\n", encoding="utf-8", newline="\n"
    )
    return folder / font.file


def build_all(sources: Path, folder: Path) -> None:
    """Write all shipped fonts and their licences."""
    for font in FONTS:
        build(font, sources, folder)
