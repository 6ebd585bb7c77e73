"""Village's board as SVG, drawn from a view.

A page puts :func:`definitions` once into a hidden ``<svg><defs>``. It shows :func:`still` (or :func:`picture` as an
image and :func:`signboards` over it) and sends :func:`pieces` anew after each choice. Its style sheet knows these
classes: ``piece`` (with member, cube, customer, dead: glide by their transform), ``opt`` with ``halo`` and ``edge`` (a
lit option), ``ghost``, ``trail`` and ``fate`` (what an option would bring about), ``sunray`` (soft light), ``hatch``
(shown for more contrast). ``cadency.boards.kit.STYLE`` has them for drawings that stand alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from cadency.boards.kit import defs, ell, rect, standalone
from cadency.boards.kit.ground import Ground, border, painted
from cadency.boards.kit.icons import ROUND_A_TABLE
from cadency.boards.kit.options import Anchor, asked_seat
from cadency.boards.village import options
from cadency.boards.village.farm import BIG, farm, home
from cadency.boards.village.goods import shapes
from cadency.boards.village.land import land
from cadency.boards.village.layout import DESK
from cadency.boards.village.options import rings, where
from cadency.boards.village.packing import Tokens, tokens
from cadency.boards.village.phone import place
from cadency.boards.village.pieces import Ghost, ghosts, things
from cadency.boards.village.pieces import pieces as moving
from cadency.boards.village.plate import SMALL, heights
from cadency.boards.village.printed import road_pairs
from cadency.boards.village.scenery import DESK as SCENE
from cadency.boards.village.signs import furniture
from cadency.boards.village.spots import spots
from cadency.boards.village.words import Option, signs, wire_of
from cadency.boards.village.yard import farmyard, later
from cadency.games.village.view import VillageView
from cadency.kernel.words import Wire
from cadency.texts import Texts

WIDTH, HEIGHT = DESK.size
PEEK: Final = (0, 34, 760, 246)  # the part that stands for the whole on a small picture
ICONS: Final = (
    *ROUND_A_TABLE,
    "anvil",
    "bell",
    "cartwheel",
    "church",
    "cross",
    "fleur-de-lys",
    "gavel",
    "grain-bundle",
    "hammer",
    "horse-head",
    "laurel-crown",
    "monk-face",
    "old-wagon",
    "ox",
    "plow",
    "quill",
    "rat",
    "scales",
    "shop",
    "speech",
    "stone-bridge",
    "well",
    "wheat",
)
_GROUND: Final = Ground()


def definitions(icons: tuple[str, ...] = ICONS) -> str:
    """Everything that the drawings refer to, for a page's one ``<defs>``; with fewer icons where few are shown."""
    return defs(icons) + _own()


def _own() -> str:
    """What is this game's own of it."""
    return shapes() + farmyard()


def still(view: VillageView, texts: Texts) -> str:
    """What never moves. It depends on the number of seats, the language and the printed values, and is kept."""
    return _GROUND.still(view, texts, lambda: f'<g class="still">{_painting(view)}</g>{signboards(view, texts)}')


def picture(view: VillageView) -> str:
    """The painted land alone as a file, without a word: a server can send it once as a picture of its own."""
    return painted(_painting(view), WIDTH, HEIGHT, ("anvil", "grain-bundle"))


def signboards(view: VillageView, texts: Texts) -> str:
    """The other half of the still layer, for pages that show the land as a picture."""
    printed = f'<g class="furniture">{furniture(view, texts, DESK)}</g>'
    return printed + border(WIDTH, HEIGHT) + spots(view, texts, DESK)


def _painting(view: VillageView) -> str:
    return land(DESK, SCENE, tuple(road_pairs(view)), len(view.stalls))


def pieces(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    ghost: Ghost | None = None,
    seat: int | None = None,
    ids: Tokens | None = None,
) -> str:
    """The layers that change: sun on where something may be chosen, the pieces, the rings on the options."""
    wires = tuple(wire_of(option) for option in lit)
    mine = asked_seat(view, seat)
    sun = "".join(sunlight(view, texts, mine, wires).values())
    moved = moving(view, texts, names, DESK, ids)
    lights = options.lights(view, texts, mine, wires)
    seen = "" if ghost is None else f'<g class="ghosts">{ghosts(view, texts, ghost)}</g>'
    return f'{sun}<g class="pieces">{moved}</g><g class="lights">{lights}</g>{seen}'


def sunlight(view: VillageView, texts: Texts, seat: int, wires: tuple[Wire, ...]) -> dict[str, str]:
    """The light on the quarter of these options, by its id; nothing where they are all over the place."""
    found = (where(wire, view, seat, wires, DESK, texts) for wire in wires)
    drawn = _sun([anchor for anchor in found if anchor is not None])
    return {"sunlight": drawn} if drawn else {}


def _sun(anchors: Sequence[Anchor]) -> str:
    """The quarter where something may be chosen lies in the sun, the rest in a light shade."""
    if not anchors:
        return ""
    left, right = min(a.x for a in anchors), max(a.x + a.w for a in anchors)
    top, bottom = min(a.y for a in anchors), max(a.y + a.h for a in anchors)
    if (right - left) * (bottom - top) > 0.28 * WIDTH * HEIGHT:
        return ""
    x, y = (left + right) / 2, (top + bottom) / 2
    rx, ry = (right - left) * 0.62 + 110, (bottom - top) * 0.62 + 80
    hole = rect(0, 0, WIDTH, HEIGHT, 0, "#fff") + ell(x, y, rx, ry, "url(#sunhole)")
    veil = rect(1, 1, WIDTH - 2, HEIGHT - 2, 11, "#2a1c08", opacity=".07", mask="url(#sunmask)")
    return f'<g class="sunlight" id="sunlight"><mask id="sunmask">{hole}</mask>{veil}{_ray(x, y, rx, ry)}</g>'


def _ray(x: float, y: float, rx: float, ry: float) -> str:
    clip = f'<clipPath id="sunclip">{rect(2, 2, WIDTH - 4, HEIGHT - 4, 10)}</clipPath>'
    return clip + ell(x, y, rx, ry, "url(#sun)", class_="sunray", clip_path="url(#sunclip)")


def foreseen(seat: int, brings: Mapping[str, Any]) -> dict[str, Any]:
    """A ghost from what an option brings about: ``changes`` as [before, after] by part, and ``may_die``."""
    changed = brings.get("changes", {})
    ghost: dict[str, Any] = {"dies": [(seat, row["place"], row["generation"]) for row in brings.get("may_die", ())]}
    if "time" in changed:
        before, after = changed["time"]
        ghost["time"] = (seat, before, after)
    moves = []
    for at_place, (was, now) in changed.get("members", {}).items():
        left = list(was or ())
        for generation in now or ():
            if generation in left:
                left.remove(generation)
            else:
                moves.append((seat, at_place, generation))
    ghost["moves"] = moves
    return ghost


def draw(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    width: float | None = None,
    ghost: Ghost | None = None,
) -> str:
    """The whole table as one SVG that needs nothing else: the board, and below it every farm."""
    wires = tuple(options)
    mine = asked_seat(view, seat)
    ids = tokens(view)
    inner = still(view, texts) + pieces(view, texts, names, wires, ghost, mine, ids)
    top = HEIGHT + 10
    inner += farm(view, mine, texts, names, big=True, you=seat is not None, options=wires, ghost=ghost, ids=ids, y=top)
    step = (BIG[1] + 8) / max(view.seats - 1, 2)
    for i in range(1, view.seats):
        other = (mine + i) % view.seats
        inner += farm(view, other, texts, names, ids=ids, x=WIDTH - SMALL, y=top + (i - 1) * step)
    words = signs(texts.language)("sign-board")
    return standalone(inner, WIDTH, top + BIG[1], words, more_defs=_own(), width=width)


__all__ = [
    "HEIGHT",
    "PEEK",
    "WIDTH",
    "definitions",
    "draw",
    "farm",
    "foreseen",
    "ghosts",
    "heights",
    "home",
    "later",
    "picture",
    "pieces",
    "place",
    "rings",
    "signboards",
    "still",
    "sunlight",
    "things",
    "tokens",
    "where",
]
