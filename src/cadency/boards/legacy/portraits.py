"""People, composed from parts: a dozen dials make a face that one remembers. The same dials draw somebody at six.

Nation shows in the dress only; profession and nation are said by icon and word.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from cadency.boards.kit import INK, circ, dark, ell, light, line, mix, path, rect

SKIN: Final = ("#f3d3b3", "#e6b88f", "#cf9a6e", "#a8744c", "#f0c7a2", "#8a5a3a")
HAIR: Final = {
    "dark": "#3a2618",
    "black": "#26201f",
    "brown": "#75481f",
    "fair": "#d9b25a",
    "grey": "#b6ada0",
    "red": "#b0562a",
    "powder": "#efe9dc",
    "auburn": "#6e2f1c",
    "white": "#f4f0e6",
    "ash": "#a58a62",
}
FADED: Final = ("powder", "white", "grey")  # nobody is born with it
_LINEN: Final = "#fbf7ec"
_HATS: Final = {"turban": _LINEN, "tricorn": "#2e2a30", "mantilla": "#2e2a30"}  # where no colour is given
_CHILD_HAIR: Final = {
    "long": "kidlong",
    "bun": "kidbun",
    "pouf": "kidcurl",
    "poufplain": "kidlong",
    "ringlets": "kidcurl",
    "braids": "pigtails",
    "crownbraid": "pigtails",
    "curly": "kidcurl",
    "afro": "afro",
    "wig": "kidcurl",
    "short": "bowl",
    "bald": "bowl",
    "bob": "bowl",
}
_FRECKLES: Final = ((37, 57), (40, 59), (43, 57), (36, 60.5), (57, 57), (60, 59), (63, 57), (64, 60.5), (48, 55))


class Dials(NamedTuple):
    """What somebody looks like."""

    woman: bool
    skin: int = 0
    face: str = "oval"
    hair: str = "short"
    hair_colour: str = "brown"
    born: str = "brown"  # the colour in youth, where it is powdered or grey now
    hat: str = ""
    hat_colour: str = ""
    crown: str = ""  # of a hat of fur
    coat: str = "#5a6a52"
    trim: str = "#7d2a24"
    ground: str = "#8fa3a8"
    collar: str = "cloth"
    beard: str = ""
    nose: str = "straight"
    mouth: str = "smile"
    brow: str = "arch"
    eye: str = INK
    marks: tuple[str, ...] = ()
    flower: str = ""
    child_hair: str = ""
    child_hat: str = ""


class _Colour(str):
    """A colour that can be asked for darker or lighter as it is written."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        much = int(spec[1:]) / 100
        return dark(self, much) if spec[0] == "d" else light(self, much)


@cache
def parts() -> dict[str, dict[str, str]]:
    """Every part by its kind and name."""
    found = tomllib.loads((files(__package__) / "portraits.toml").read_text("utf-8"))
    return {kind: {name: drawn.replace("\n", "") for name, drawn in table.items()} for kind, table in found.items()}


def _colours(d: Dials, hair: str) -> dict[str, _Colour]:
    skin = SKIN[d.skin]
    hat = d.hat_colour or _HATS.get(d.hat, d.trim)
    named = {
        "ink": INK,
        "skin": skin,
        "shade": mix(skin, "#8a4b2e", 0.28),
        "hair": HAIR[hair],
        "hair_dark": dark(HAIR[hair], 0.3),
        "hair_light": light(HAIR[hair], 0.32),
        "coat": d.coat,
        "trim": d.trim,
        "hat": hat,
        "crown": d.crown or d.trim,
    }
    return {name: _Colour(colour) for name, colour in named.items()}


def _part(kind: str, name: str, colours: dict[str, _Colour]) -> str:
    return parts()[kind].get(name, "").format(**colours)


def person(d: Dials, *, child: bool = False) -> str:
    """Somebody, 100 x 120."""
    hair = d.hair_colour
    if child and hair in FADED:
        hair = d.born if d.born not in FADED else "brown"
    style = (d.child_hair or _CHILD_HAIR.get(d.hair, "tousle")) if child else d.hair
    hat = (d.child_hat or ("bow" if d.woman else "")) if child else d.hat
    colours = _colours(d, hair)
    found = rect(0, 0, 100, 120, 0, d.ground) + ell(30, 34, 60, 50, "#fff", opacity=".16")
    found += path("M0 120V74Q50 100 100 62V120Z", "#000", "none", opacity=".1")
    found += _part("hat-behind", hat, colours) + _part("hair-behind", style, colours)
    found += _young(d, colours) if child else _grown(d, colours)
    found += _features(d, colours, hair, child=child) + _part("hair-front", style, colours)
    if not child:
        found += _over(d)
    found += _part("hat", hat, colours)
    if d.flower and not child:
        found += circ(69, 30, 5, d.flower, INK, 1) + circ(69, 30, 1.8, "#f6e08a")
    return found


def _young(d: Dials, colours: dict[str, _Colour]) -> str:
    skin, shade = str(colours["skin"]), str(colours["shade"])
    found = path("M18 122C18 102 30 94 40 90H60C70 94 82 102 82 122Z", d.coat, sw=1.6)
    found += path("M60 90C70 94 82 102 82 122H68C70 108 66 98 60 90Z", "#000", "none", opacity=".18")
    found += path("M42 74H58V90Q50 96 42 90Z", shade, sw=1.2) + _part("collar", "kid", colours)
    found += ell(28, 56, 3, 4.6, skin, INK, 1.1) + ell(72, 56, 3, 4.6, shade, INK, 1.1)
    found += path(parts()["face"]["child"], skin, sw=1.5)
    return found + path("M60 33C72 38 73 58 68 68 63 76 56 79 50 79 62 70 66 52 60 33Z", shade, "none", opacity=".32")


def _grown(d: Dials, colours: dict[str, _Colour]) -> str:
    skin, shade = str(colours["skin"]), str(colours["shade"])
    left, right = (-1, 101) if "stout" in d.marks else (4, 96)
    found = path(f"M{left} 122C{left} 98 24 92 38 88H62C76 92 {right} 98 {right} 122Z", d.coat, sw=1.6)
    found += path(f"M62 88C76 92 {right} 98 {right} 122H74C76 108 72 96 62 88Z", "#000", "none", opacity=".18")
    found += path("M40 70H60V90Q50 98 40 90Z", shade, sw=1.2) + _part("collar", d.collar, colours)
    found += ell(31.5, 50, 3, 5, skin, INK, 1.1) + ell(68.5, 50, 3, 5, shade, INK, 1.1)
    found += path(parts()["face"][d.face], skin, sw=1.5)
    return found + path("M58 30C70 32 70 56 64 68 58 78 52 78 50 78 60 70 64 50 58 30Z", shade, "none", opacity=".4")


def _features(d: Dials, colours: dict[str, _Colour], hair: str, *, child: bool) -> str:
    """Brows, eyes, nose, cheeks, beard and mouth; a child's lie a little lower."""
    marks, shade = d.marks, str(colours["shade"])
    brows = dark(HAIR[hair], 0.25) if hair not in ("powder", "white") else "#7d6a55"
    thick = 3 if "bushy" in marks and not child else 2.2
    found = line(parts()["brow"][d.brow], brows, thick, stroke_linecap="round") + _eyes(d, child=child)
    nose = "small" if child and d.nose in ("hook", "long", "straight") else d.nose
    found += line(parts()["nose"][nose], dark(shade, 0.35), 1.5, stroke_linecap="round")
    blush = ".34" if child or "rouge" in marks else ".2"
    found += "".join(circ(x, 59, 4.8, "#d8604c", opacity=blush) for x in (38.5, 61.5))
    if "freckles" in marks:
        found += "".join(circ(x, y, 0.9, "#9c5a34") for x, y in _FRECKLES)
    if "old" in marks and not child:
        wrinkles = "M37 54q4 3 8 1M55 55q4 2 8-1M40 63q-1.5 4 0 7M60 63q1.5 4 0 7M42 37.5q8-2 16 0M43 34q7-1.5 14 0"
        found += line(wrinkles, dark(shade, 0.15), 1.1)
    if not child:
        found += _part("beard", d.beard, colours)
    if child or d.beard not in ("full", "long"):
        found += _mouth("smile" if child and d.mouth in ("firm", "stern", "full") else d.mouth)
    found += _small_marks(marks, shade, child=child)
    return f'<g transform="translate(0 6)">{found}</g>' if child else found


def _eyes(d: Dials, *, child: bool) -> str:
    r = 2.7 if child else 2.1
    found = ""
    if "lids" in d.marks and not child:
        found += line("M38.5 47.5q4-2.5 8 .5M53.5 48q4-3 8-.5", INK, 1.5)
    for x in (42.4, 57.6):
        found += ell(x, 49.4, r, r * 1.14, d.eye) + circ(x + 0.6, 48.5, r * 0.36, "#fff")
    if d.woman:
        found += line("M40 48q-2-.5-3-2.2M60 48q2-.5 3-2.2", INK, 1.3, stroke_linecap="round")
    return found


def _mouth(mouth: str) -> str:
    fill = {"full": "#b8453c", "grin": _LINEN}.get(mouth, "none")
    wide = 2.2 if fill == "none" else 1.3
    return path(parts()["mouth"][mouth], fill, "#8c3b30", wide, stroke_linecap="round", stroke_linejoin="round")


def _small_marks(marks: tuple[str, ...], shade: str, *, child: bool) -> str:
    found = ""
    if "mole" in marks:
        found += circ(58.5, 64, 1.3, INK)
    if "dimple" in marks:
        found += line("M50 74.5v2.5", dark(shade, 0.3), 1.4, stroke_linecap="round")
    if "scar" in marks and not child:
        found += line("M61 52l3 10M60.5 55l3-1M61.5 59l3-1", "#a4584a", 1.2)
    return found


def _over(d: Dials) -> str:
    """What is worn over the face and the hair."""
    found = ""
    if "glasses" in d.marks:
        found += "".join(circ(x, 50, 6.2, "#fff", INK, 1.4, fill_opacity=".22") for x in (42, 58))
        found += line("M48.2 49q1.8-1.4 3.6 0M35.8 49l-4-1M64.2 49l4-1", INK, 1.3)
    if "patch" in d.marks:
        found += path("M37 46h11l-1.5 7.5h-8z", "#2a2523", sw=1) + line("M31 38L68 56M37 46L31 44", "#2a2523", 1.6)
    if "earring" in d.marks:
        for x in (31, 69):
            found += circ(x, 57.5, 2.2, "#f3dfa8", INK, 0.9) + path(f"M{x} 59.5l-2 5h4z", "#f3dfa8", sw=0.8)
    return found
