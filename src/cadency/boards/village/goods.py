"""Village's own pieces: cubes that say their colour by a glyph, goods, grain, customers, monks and the black bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import (
    INK,
    at,
    block,
    coin,
    dark,
    hours,
    icon,
    line,
    member,
    path,
    rect,
    roundel,
    shade,
    text,
)
from cadency.boards.kit.draw import kept
from cadency.boards.kit.pieces import BODY


class Tint(NamedTuple):
    """A cube's faces and glyph."""

    base: str
    hi: str
    lo: str
    glyph: str
    on: str


CUBES: Final = {
    "orange": Tint("#e8872b", "#f8b56f", "#b05c12", "hammer", "#3a1c02"),
    "green": Tint("#3c7d4a", "#74b07f", "#22502d", "speech", "#ffffff"),
    "brown": Tint("#5d3a22", "#916848", "#3a2212", "cross", "#ffffff"),
    "pink": Tint("#eeb2c6", "#fbd9e4", "#c0748f", "quill", "#4a1528"),
    "plague": Tint("#2a2523", "#5a524d", "#0f0c0b", "rat", "#efe6d2"),
}
GOODS: Final = {
    "scroll": ("scroll-unfurled", "#d5d6e4"),
    "horse": ("horse-head", "#e3c39b"),
    "ox": ("ox", "#d9b3a0"),
    "plow": ("plow", "#c9d2c3"),
    "wagon": ("old-wagon", "#e5d296"),
}
_SACK = "M-5-8C-10-4-11 6-8.5 10.5Q0 13 8.5 10.5C11 6 10-4 5-8Z"


def shapes() -> str:
    """Symbols that the pieces refer to; they belong into a page's ``<defs>``."""
    found = "".join(f'<g id="s-cube-{colour}">{_cube(tint, colour)}</g>' for colour, tint in CUBES.items())
    found += f'<g id="s-sack">{_sack()}</g><g id="s-monk">{_monk()}</g>'
    return found + "".join(f'<g id="s-good-{kind}">{_tile(kind)}</g>' for kind in GOODS)


def _cube(tint: Tint, colour: str) -> str:
    out = block(tint.base, tint.hi, tint.lo)
    return out + icon(tint.glyph, -1, 2.6, 12.5 if colour == "plague" else 10.5, tint.on)


@kept
def cube(colour: str, x: float, y: float, s: float = 1, **more: object) -> str:
    """x, y is the middle; 21 x 21 at scale 1."""
    return at(f'<use href="#s-cube-{colour}"/>', x, y, s, **more)


def _tile(kind: str) -> str:
    name, ground = GOODS[kind]
    out = rect(-15, -12.8, 30, 30, 4.8, dark(ground, 0.45)) + rect(-15, -15, 30, 30, 4.8, ground, INK, 1)
    out += rect(-13, -13, 26, 26, 3.6, "none", "#fff", 0.9, opacity=".55")
    return out + icon(name, 0, 0, 22.2)


@kept
def good(kind: str, x: float, y: float, size: float = 30, **more: object) -> str:
    return at(f'<use href="#s-good-{kind}"/>', x, y, size / 30, **more)


def _sack() -> str:
    out = path(_SACK, "#d9b878", sw=1) + path(_SACK, "url(#sheen)", "none", opacity=".8")
    out += path("M-5-8Q-7-13-3-12 0-10.5 3-12 7-13 5-8 0-6.5-5-8Z", "#e9cf99", sw=1)
    ears = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="1.5" ry="2.6" transform="rotate({r} {x} {y})"/>'
        for x, y, r in ((-2.2, 0.5, -30), (2.2, 0.5, 30), (-2.2, 4.5, -30), (2.2, 4.5, 30))
    )
    return out + f'<g stroke="#6b4a17" fill="#f3dfa8" stroke-width=".8"><path d="M0 8.5V-2.5" fill="none"/>{ears}</g>'


@kept
def sack(x: float, y: float, s: float = 1, *, empty: bool = False, **more: object) -> str:
    """Grain, 20 x 24 at scale 1; x, y is the middle. An empty place in the store is a dashed outline."""
    if empty:
        gap = path(_SACK, "#000", INK, 0.9, fill_opacity=".05", stroke_dasharray="2.5 2.5", opacity=".5")
        return at(gap, x, y, s, **more)
    return at('<use href="#s-sack"/>', x, y, s, **more)


def _monk() -> str:
    edge = "#0d0a08"
    hood = "M-8-17C-9-30-4-34 0-34S9-30 8-17C4-14-4-14-8-17Z"
    out = shade(1.5, -0.6, 11.5, 3.4) + path(BODY, "#3b342f", edge, 1.1) + path(BODY, "url(#sheen)", "none")
    out += path(hood, "#4a413a", edge, 1.1) + '<ellipse cy="-24" rx="3.9" ry="5" fill="#16110e"/>'
    return out + path("M-1-14h2v3h3v2h-3v6h-2v-6h-3v-2h3z", "#b9ab94", "none")


def monk(x: float, y: float, s: float = 1, **more: object) -> str:
    return at('<use href="#s-monk"/>', x, y, s, **more)


@kept
def bag(x: float, y: float, wide: float = 56) -> str:
    """The clergy's black bag, in front of what looks out of it; x, y is the middle of its foot."""
    a, b = wide / 2, wide / 2 - 5
    body = f"M{-b:g}-30C{-a - 4:g}-20 {-a - 4:g}-4 {-b + 2:g} 0H{b - 2:g}C{a + 4:g}-4 {a + 4:g}-20 {b:g}-30Z"
    out = shade(2, 0, a + 6, 4) + path(body, "#37302c")
    glint = f"M{-b:g}-30C{-a - 4:g}-20 {-a - 4:g}-4 {-b + 2:g} 0H{-b + 12:g}C{-b:g}-6 {-b:g}-22 {-b + 8:g}-30Z"
    out += path(glint, "#fff", "none", opacity=".12")
    out += path(f"M{-b - 3:g}-29Q0-22 {b + 3:g}-29V-33Q0-26 {-b - 3:g}-33Z", "#c79a4a", sw=0.9)
    return at(out, x, y)


def wants(things: Sequence[str], x: float, y: float, size: float = 19, gap: float = 1) -> str:
    """A row of what somebody wishes for, centred."""
    wide = len(things) * size + (len(things) - 1) * gap
    found = ""
    for i, thing in enumerate(things):
        at_x = x - wide / 2 + size / 2 + i * (size + gap)
        found += sack(at_x, y, size / 25) if thing == "grain" else icon(GOODS[thing][0], at_x, y, size)
    return found


def customer(wanted: Mapping[str, int], points: int, face: int, w: float = 48, h: float = 52) -> str:
    """A customer's tile with its top left at 0, 0: who asks, what for, what it is worth."""
    return _customer(tuple([thing for thing, n in wanted.items() for _ in range(n)]), points, face, w, h)


@kept
def _customer(things: tuple[str, ...], points: int, face: int, w: float, h: float) -> str:
    ground = ("#b9cbb0", "#d8b7a4", "#b8c6d6", "#dcc78e", "#c9b8cf")[face % 5]
    out = rect(0, 2, w, h, 5, "#6d5233") + rect(0, 0, w, h, 5, "url(#vellum)", INK, 1.1)
    out += path(f"M1 24V6A5 5 0 0 1 6 1H{w - 6:g}A5 5 0 0 1 {w - 1:g} 6V24Z", ground, "none")
    out += at(bust(face), w * 0.36, 24, 0.92) + roundel(w - 12, 12.5, points, 9.6)
    out += line(f"M.5 24.5H{w - 0.5:g}", sw=0.9)
    size = 19 if len(things) < 3 else (w - 4) / len(things) - 0.6
    return out + wants(things, w / 2, 24 + (h - 24) / 2, size, 0.6)


@kept
def back(w: float = 48, h: float = 52) -> str:
    """A customer's tile face down."""
    out = rect(0, 2, w, h, 5, "#4d2b20") + rect(0, 0, w, h, 5, "#8a5442", INK, 1.1)
    return out + rect(4, 4, w - 8, h - 8, 3.5, "none", "#e0b968", 1)


_SKIN = ("#efc9a4", "#e2b189", "#c98f67", "#f2d5b8", "#a9714b")
_HAIR = ("#3a2618", "#7a4a22", "#c99a4a", "#8d8478", "#5a2a18")
_COAT = ("#7d3b2c", "#3e5c46", "#34507a", "#6b4a7a", "#8a6a24")


@kept
def bust(i: int) -> str:
    """A tiny head and shoulders, about 22 x 22, foot at 0, 0."""
    skin, hair, coat = _SKIN[i % 5], _HAIR[(i * 2 + 1) % 5], _COAT[i * 3 % 5]
    out = path("M-11 0C-11-7-6-9 0-9S11-7 11 0Z", coat, sw=0.8) + path("M-3-11h6v4q-3 2-6 0z", skin, "none")
    out += f'<ellipse cy="-14.5" rx="4.8" ry="5.7" fill="{skin}" stroke="{INK}" stroke-width=".8"/>'
    kind = i % 4
    if kind == 0:
        out += path("M-6.5-15C-6.5-22 6.5-22 6.5-15 3-18-3-18-6.5-15Z", "#e9e0c9", sw=0.8)
        return out + line("M-6-16C-8-10-7-8-5-7M6-16C8-10 7-8 5-7", "#e9e0c9", 2)
    if kind == 1:
        hat = "M-8-17Q0-15 8-17 7-19 5-18.5 5-23 0-23T-5-18.5Q-7-19-8-17Z"
        return out + path(hat, dark(coat, 0.2), sw=0.8)
    if kind == 2:
        out += path("M-5-14C-6-21 6-21 5-14 4-17 1-18-1-17.5-3-17-4.5-16-5-14Z", hair, sw=0.7)
        return out + path("M-3.8-11.5Q0-7 3.8-11.5 3-8.5 0-8T-3.8-11.5Z", hair, "none")
    return out + path("M-7-9C-8-22 8-22 7-9L5-10C5-17 3-18 0-18S-5-17-5-10Z", hair, sw=0.7)


def price(
    x: float,
    y: float,
    *,
    cubes: Mapping[str, int] | None = None,
    grain: int = 0,
    time: int = 0,
    coins: int = 0,
    things: tuple[str, ...] = (),
    s: float = 1,
) -> tuple[str, float]:
    """A price, left aligned at x with its middle at y, and how wide it is."""
    found = ""
    wide = 0.0
    for thing in things:
        found += good(thing, x + wide + 8 * s, y, 16 * s)
        wide += 18 * s
    for colour, n in (cubes or {}).items():
        for _ in range(n):
            found += cube(colour, x + wide + 7 * s, y, 0.62 * s)
            wide += 14.5 * s
    if grain > 3:
        found += sack(x + wide + 6 * s, y, 0.56 * s)
        wide += 12.5 * s
        found += _count(x + wide, y, grain, s)
        wide += 8 * s
    else:
        for _ in range(grain):
            found += sack(x + wide + 6 * s, y, 0.56 * s)
            wide += 12.5 * s
    for _ in range(coins):
        found += coin(x + wide + 7 * s, y, 6.4 * s)
        wide += 14 * s
    if time:
        found += hours(x + wide, y, time, 11.5 * s)
        wide += 19.5 * s
    return found, wide


def _count(x: float, y: float, n: int, s: float) -> str:
    return text(x, y + 4.6 * s, n, 13 * s, anchor="start", w=800)


@kept
def mini(seat: int, generation: int, x: float, y: float, s: float = 0.58) -> str:
    """A member small enough for a chip; x, y is the middle."""
    return member(seat, generation, x, y + 16 * s, s)
