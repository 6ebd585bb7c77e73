"""What a seat is on the table: a house, its tincture and cadency mark, and the pieces that bear them."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.kit.draw import INK, at, circ, kept, mix, num, num2, path, rect, shade, text
from cadency.boards.kit.icons import icon


class House(NamedTuple):
    """A tincture and a mark; ``on`` is the colour of what is written on it."""

    name: str
    base: str
    hi: str
    lo: str
    on: str
    mark: str

    @property
    def edge(self) -> str:
        return mix(self.lo, "#1a0f08", 0.45)


# Seat order is the order of birth is the order of cadency.
HOUSES: Final = (
    House("azure", "#24509a", "#5a86cf", "#14305f", "#ffffff", "label"),
    House("gules", "#a8201a", "#d8604c", "#6a0f10", "#ffffff", "crescent"),
    House("or", "#e8b021", "#fbdc7c", "#a97409", "#33241a", "mullet"),
    House("vert", "#37916f", "#7fcaae", "#14503b", "#ffffff", "martlet"),
    House("argent", "#f0ebdf", "#ffffff", "#b3a994", "#33241a", "annulet"),
)
# In a box of 10 x 10 round 0, 0.
MARKS: Final = {
    "label": "M-5.5-3.6h11v2H4.4l.8 4.8H2.2l.6-4.8H1.1l.4 4.8h-3l.4-4.8h-1.7l.6 4.8h-3l.8-4.8h-1.1z",
    "crescent": "M-3.9-3.4A4.6 4.6 0 1 0 3.9-3.4 3.7 3.7 0 1 1-3.9-3.4z",
    "mullet": "M0-5l1.35 3.2 3.45.3-2.65 2.25.85 3.4L0 2.3l-3 1.85.85-3.4L-4.8-1.5l3.45-.3z",
    "martlet": (
        "M-5-2.2c.9-.2 1.2-1.7 2.6-1.9 1.3-.2 2 .7 2.3 1.7 1.6.1 3.3-.7 5.1-2.3-.1 2-.9 3.5-2 4.5l1.6 "
        "2.4-3.1-1.2c-.5.3-1.1.5-1.7.5l.3 1.7-1.1-.9-.8 1-.2-1.8C-3.7 1.3-4-.4-3.7-1.3z"
    ),
    "annulet": "M0-4.7a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4zm0 2.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4z",
}
BODY: Final = "M-5.2-20.5C-8-19-9-15-9.7-10L-10.8-2.4Q0 2.6 10.8-2.4L9.7-10C9-15 8-19 5.2-20.5Z"
FIGURE: Final = (24.0, 33.0)  # width and height of a member at scale 1


@kept
def mark(seat: int, x: float, y: float, size: float = 10, fill: str | None = None) -> str:
    house = HOUSES[seat]
    move = f'transform="translate({num(x)} {num(y)}) scale({num2(size / 10)})"'
    return f'<path {move} fill="{fill or house.on}" fill-rule="evenodd" d="{MARKS[house.mark]}"/>'


def turned(d: str, house: House) -> str:
    """A part of turned wood in a house's tincture."""
    st = f'stroke="{house.edge}" stroke-width="1.1" stroke-linejoin="round"'
    return f'<path d="{d}" fill="{house.base}" {st}/><path d="{d}" fill="url(#sheen)"/>{_hatched(d, house)}'


def _hatched(d: str, house: House) -> str:
    """The engravers' hatching of a tincture, for pages that show it to whoever wishes for more contrast."""
    return f'<path class="hatch" display="none" d="{d}" fill="url(#hatch-{house.name})"/>'


def hatchings() -> str:
    """Petra Sancta's patterns: azure level, gules upright, or dotted, vert slanting, argent plain."""
    lines = {"azure": "M0 2.5H5", "gules": "M2.5 0V5", "vert": "M-1-1L6 6M-1 4L1 6M4-1L6 1", "argent": ""}
    found = ""
    for house in HOUSES:
        ink = house.lo if house.on == "#ffffff" else INK
        inner = f'<path d="{lines.get(house.name, "")}" stroke="{ink}" stroke-width=".9"/>'
        if house.name == "or":
            inner = f'<circle cx="1.3" cy="1.3" r=".8" fill="{ink}"/><circle cx="3.8" cy="3.8" r=".8" fill="{ink}"/>'
        found += (
            f'<pattern id="hatch-{house.name}" width="5" height="5" patternUnits="userSpaceOnUse">{inner}</pattern>'
        )
    return found


def figures() -> str:
    """The carved figures, one symbol a house, for :func:`member`; foot at 0, 0."""
    found = []
    for seat, house in enumerate(HOUSES):
        head = "M-7.1-25a7.1 7.1 0 1 1 14.2 0a7.1 7.1 0 1 1-14.2 0Z"
        body = shade(1.5, -0.6, 11.5, 3.4) + turned(BODY, house) + turned(head, house) + mark(seat, 0, -24.9, 9.2)
        found.append(f'<g id="fig-{seat}">{body}</g>')
    return "".join(found)


LEAST = 12.0  # the size of a figure that is still read where a board is drawn a little smaller than it is


@kept
def numeral(seat: int, generation: object, s: float = 1) -> str:
    """A generation on the robe of somebody who is drawn at this scale."""
    house = HOUSES[seat]
    halo = f' stroke="{house.lo}" stroke-width="1.8" paint-order="stroke"' if house.on == "#ffffff" else ""
    size = max(15, LEAST / s)
    face = f'class="sans" font-size="{num(size)}" font-weight="800" text-anchor="middle"'
    return f'<text y="{num(0.4 - size * 0.36)}" {face} fill="{house.on}"{halo}>{generation}</text>'


@kept
def member(seat: int, generation: object, x: float, y: float, s: float = 1, inner: str = "", **more: object) -> str:
    """A member of a family; x, y is the middle of the foot. 24 x 33 at scale 1."""
    number = numeral(seat, generation, s) if generation != "" else ""
    return at(f'{inner}<use href="#fig-{seat}"/>{number}', x, y, s, **more)


def block(base: str, hi: str, lo: str) -> str:
    """The three faces of a wooden cube, 21 x 21; the middle of its front is at -1, 2.5."""
    edge = mix(lo, "#140c06", 0.5)
    found = path("M-9-5.5L-5.5-10H10.5L7-5.5Z", hi, edge, 0.9, stroke_linejoin="round")
    found += path("M7-5.5L10.5-10V5.5L7 10.5Z", lo, edge, 0.9, stroke_linejoin="round")
    return found + rect(-9, -5.5, 16, 16, 0.8, base, edge, 0.9)


def pawn(x: float, y: float, s: float = 1) -> str:
    """Any member, in no house's colour."""
    body = path(BODY, "#b9a98b", sw=1.8) + circ(0, -25, 7.1, "#b9a98b", INK, 1.8)
    return at(body, x, y, s)


def shield_path(w: float, h: float) -> str:
    a, b, c, d = num(w / 2), num(h * 0.02), num(h * 0.3), num(h * 0.42)
    return (
        f"M-{a} {num(-h / 2)}H{a}V{b}C{a} {c} {num(w * 0.22)} {d} 0 {num(h / 2)}"
        f"C{num(-w * 0.22)} {d} -{a} {c} -{a} {b}Z"
    )


@kept
def shield(seat: int, x: float, y: float, size: float = 26, **more: object) -> str:
    """A house's arms, centred."""
    house = HOUSES[seat]
    d = shield_path(size, size * 1.16)
    body = path(d, house.base, mix(house.lo, "#140c06", 0.5), max(1, size * 0.05))
    body += path(d, "url(#sheen)", "none", opacity=".8") + _hatched(d, house) + mark(seat, 0, -size * 0.06, size * 0.62)
    return at(body, x, y, 1, **more)


@kept
def pennant(seat: int, x: float, y: float, s: float = 1, **more: object) -> str:
    """A little banner on a pole; x, y is the foot of the pole."""
    house = HOUSES[seat]
    body = path("M0 0V-20", sw=1.4)
    body += path("M.5-20H15L12-14.5 15-9H.5Z", house.base, mix(house.lo, "#140c06", 0.4), 0.9)
    return at(body + mark(seat, 6.4, -14.4, 7.6), x, y, s, **more)


@kept
def timeglass(seat: int, x: float, y: float, s: float = 1, **more: object) -> str:
    """A time marker: an hourglass in the house's tincture."""
    house = HOUSES[seat]
    body = shade(1, 12, 10, 3, opacity=0.3) + circ(0, 0, 12.5, house.base, mix(house.lo, "#140c06", 0.5), 1.2)
    body += circ(0, 0, 12.5, "url(#sheen)") + circ(0, 0, 10, "none", house.on, 0.8, opacity=".6")
    return at(body + icon("hourglass", 0, 0, 15, house.on), x, y, s, **more)


@kept
def coin(x: float, y: float, r: float = 10, n: object = None) -> str:
    body = circ(0, 1.3, r, "#7d5510") + circ(0, 0, r, "url(#coin)", "#6b4708", 1)
    body += circ(0, 0, r * 0.74, "none", "#8a5d10", 0.8)
    if n is None:
        body += icon("fleur-de-lys", 0, 0, r * 1.15, "#6b4708")
    else:
        body += text(0, r * 0.4, n, r * 1.15, w=800, fill="#55370a")
    return at(body, x, y)


@kept
def laurel(x: float, y: float, n: object, size: float = 26) -> str:
    """Points: a number in laurels."""
    return icon("laurels", x, y, size, "#7a5a12") + text(x, y + size * 0.16, n, max(size * 0.46, LEAST), w=800)


@kept
def roundel(x: float, y: float, n: object, r: float = 9) -> str:
    """Points at the end of the game: a gold leaf with a number."""
    return circ(x, y, r, "url(#goldleaf)", "#7a5a12", 1) + text(x, y + r * 0.49, n, r * 1.46, w=800)


@kept
def hours(x: float, y: float, n: object, s: float = 12, fill: str = INK) -> str:
    """Time as a price: an hourglass and a number; x is the left edge, y the middle."""
    return icon("hourglass", x + s / 2, y, s, fill) + text(
        x + s * 0.98, y + s * 0.4, n, s * 1.12, anchor="start", w=800, fill=fill
    )


@kept
def pill(x: float, y: float, w: float, h: float = 18) -> str:
    """A chip of paper to write a price on; x, y is its top left."""
    return rect(x, y, w, h, h / 2, "url(#vellum)", INK, 0.9)


@kept
def gravestone(x: float, y: float, seat: int | None = None, generation: object = "", **more: object) -> str:
    """A grave; the dead become stone in their house's tincture. x, y is the middle of its foot."""
    colour = mix(HOUSES[seat].base, "#8d8574", 0.25) if seat is not None else "#c9c2b2"
    body = path("M-11 0V-17Q-11-28 0-28T11-17V0Z", colour, sw=1.1)
    body += path("M4 0V-27Q11-25 11-17V0Z", "#000", "none", opacity=".16")
    if seat is None:
        body += path("M0-23v11m-4-7.5h8", stroke="#8d8574", sw=1.8)
    else:
        body += mark(seat, 0, -20, 8.5) + text(0, -3.5, generation, 13, w=800, fill=HOUSES[seat].on)
    body += path("M-15 2q3-7 6-2 3-6 6-1 3-5 6 0 3-6 6-1 3-3 5 3z", "#7c9a54", "#4d6a34", 0.8)
    return at(body, x, y, 1, **more)


@kept
def toll_of_time(x: float, y: float, s: float = 1) -> str:
    """Death: a gravestone on a red-rimmed disc."""
    return at(circ(0, 0, 13, "#f6ecd4", "#7d1d16", 1.6) + icon("tombstone", 0, -1, 17, "#7d1d16"), x, y, s)


__all__ = [
    "BODY",
    "FIGURE",
    "HOUSES",
    "MARKS",
    "House",
    "block",
    "coin",
    "figures",
    "gravestone",
    "hatchings",
    "hours",
    "laurel",
    "mark",
    "member",
    "numeral",
    "pawn",
    "pennant",
    "pill",
    "roundel",
    "shield",
    "shield_path",
    "timeglass",
    "toll_of_time",
    "turned",
]
