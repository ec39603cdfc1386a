"""Knows how dice are heard: what each kind is carved from, and which sounds a throw of several is made of."""

from collections import Counter
from collections.abc import Sequence

BONE = "bone"
STUFFS = {
    "low": "stone", "even": "stone", "joker": "stone", "ladder": "wood", "nailed": "wood", "odd": "wood",
    "loaded": "iron", "mirror": "iron", "glass": "glass", "gilded": "gold",
}  # fmt: skip
# more at once are a noise, and would take the voices of what follows
_MOST = 3


def stuff(skin: str) -> str:
    """What a die of this look is carved from: bone, unless its kind is of something else."""
    return STUFFS.get(skin, BONE)


def throw_cues(skins: Sequence[str]) -> tuple[str, ...]:
    """The sounds of a throw of dice: one for each stuff and how many are of it, the most numerous first."""
    counted = Counter(stuff(skin) for skin in skins).most_common(_MOST)
    return tuple(f"throw_{name}_{many}" for name, many in counted)


def landing_cue(skin: str) -> str:
    """The sound of one die coming to rest."""
    return f"settle_{stuff(skin)}"
