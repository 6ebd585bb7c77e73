"""SVG primitives: small pure functions, each returns a string. Units are board pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from html import escape
from typing import Final, TypeVar, cast

import msgspec

INK: Final = "#33241a"
Point = tuple[float, float]

# Advance widths of Alegreya Bold and Alegreya Sans Bold in thousandths of an em, so that signs fit their words.
_SERIF: Final = {
    180: " '",
    220: "’",
    260: ",l:;·",
    280: "!().j",
    300: "iîï",
    320: '"/[]',
    340: "Jft",
    360: "-1?IÎÏ",
    400: "s",
    420: "*57r",
    440: "3cç",
    460: "69evyzéèêë",
    480: "248aàâä",
    500: "+0=xôö×",
    520: "Lbgkoq",
    540: "FSdhpuùûü–",
    560: "Tn",
    590: "PZEYÉÈÊË",
    620: "ABCVÀÂÄÇ",
    650: "RGKUÙÛÜß",
    690: "OQXÔÖD…",
    730: "&NHw",
    840: "Mmœ",
    950: "WŒ",
}
_SERIF_WIDTH: Final = {letter: width for width, letters in _SERIF.items() for letter in letters}
SANS_TO_SERIF: Final = 0.94
_WIDE: Final = "\u2e80"  # from here on most letters are as wide as they are high


def width(words: str, size: float, cls: str = "serif") -> float:
    """How wide a line of text will be, within a few per cent."""
    return _ems(words) * size * (1 if cls == "serif" else SANS_TO_SERIF)


@lru_cache(maxsize=8192)
def _ems(words: str) -> float:
    """The same at a size of one: a board measures the same few hundred words again and again."""
    return sum([_SERIF_WIDTH.get(letter, 520 if letter < _WIDE else 1000) for letter in words]) / 1000


def fit(words: str, room: float, size: float, cls: str = "serif", least: float = 10.5) -> float:
    """The font size at which the words fit into the room, not above ``size``."""
    return round(max(least, min(size, size * room / max(width(words, size, cls), 1))), 1)


def shorten(words: str, room: float, size: float, cls: str = "serif") -> str:
    """The words, cut with an ellipsis where they would not fit."""
    if width(words, size, cls) <= room:
        return words
    while words and width(words + "…", size, cls) > room:
        words = words[:-1]
    return words.rstrip() + "…"


Draw = TypeVar("Draw", bound=Callable[..., str])


def kept(draw: Draw) -> Draw:
    """For small drawings that are made again and again from the same few words and numbers."""
    return cast("Draw", lru_cache(maxsize=2048)(draw))


def kept_by_row(draw: Draw) -> Draw:
    """For drawings of a printed row, the first argument: kept by what stands in it."""

    @lru_cache(maxsize=1024)
    def of(told: bytes, *more: object, **named: object) -> str:
        return draw(msgspec.msgpack.decode(told), *more, **named)

    @wraps(draw)
    def drawn(printed: object, *more: object, **named: object) -> str:
        return of(msgspec.msgpack.encode(printed), *more, **named)

    return cast("Draw", drawn)


class _Spelled(dict[float, str]):
    """Numbers as they are written in a drawing. A drawing has hundreds, mostly the same few: looking one up is all
    that most of them cost. When there are too many all are forgotten."""

    def __init__(self, spell: Callable[[float], str], most: int = 16384) -> None:
        self._spell = spell
        self._most = most

    def __missing__(self, value: float) -> str:
        if len(self) >= self._most:
            self.clear()
        found = self[value] = self._spell(value + 0.0)  # which makes 0 of minus 0
        return found


def _tenths(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def _hundredths(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


num: Final[Callable[[float], str]] = _Spelled(_tenths).__getitem__  # a coordinate, as short as it can be
num2: Final[Callable[[float], str]] = _Spelled(_hundredths).__getitem__  # a scale or a line's width


def attrs(**named: object) -> str:
    """Attributes from keywords; ``class_`` and ``data_option`` lose or change their underscores."""
    if not named:
        return ""
    return "".join([_attr(key, value) for key, value in named.items() if value is not None])


@lru_cache(maxsize=8192, typed=True)
def _attr(key: str, value: object) -> str:
    return f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'


def pts(*points: Point) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def path(d: str, fill: str = "none", stroke: str = INK, sw: float = 1.2, **more: object) -> str:
    line = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{num2(sw)}"'
    return f'<path d="{d}" fill="{fill}"{line}{attrs(**more)}/>'


def line(d: str, stroke: str = INK, sw: float = 1.2, **more: object) -> str:
    return path(d, "none", stroke, sw, **more)


def poly(points: Iterable[Point], fill: str, stroke: str = INK, sw: float = 1.2, **more: object) -> str:
    return path(pts(*points), fill, stroke, sw, **more)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str = "none",
    sw: float = 1,
    **more: object,
) -> str:
    edge = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{num2(sw)}"'
    round_ = f' rx="{num(r)}"' if r else ""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {box}{round_} fill="{fill}"{edge}{attrs(**more)}/>'


def circ(x: float, y: float, r: float, fill: str = "none", stroke: str = "none", sw: float = 1, **more: object) -> str:
    edge = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{num2(sw)}"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}{attrs(**more)}/>'


def ell(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str = "none",
    sw: float = 1,
    **more: object,
) -> str:
    edge = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{num2(sw)}"'
    at = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse {at} fill="{fill}"{edge}{attrs(**more)}/>'


def shade(x: float, y: float, rx: float, ry: float, colour: str = "#1c110a", opacity: float = 0.32) -> str:
    """A flat contact shadow."""
    return ell(x, y, rx, ry, colour, opacity=opacity)


def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    cls: str = "sans",
    anchor: str = "middle",
    fill: str = INK,
    w: int = 500,
    **more: object,
) -> str:
    at = f'x="{num(x)}" y="{num(y)}" class="{cls}" font-size="{num(size)}" font-weight="{w}"'
    return f'<text {at} text-anchor="{anchor}" fill="{fill}"{attrs(**more)}>{escape(str(words))}</text>'


def at(inner: str, x: float = 0, y: float = 0, s: float = 1, **more: object) -> str:
    """A group moved to a point, and scaled."""
    scale = f" scale({num2(s)})" if s != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}"{attrs(**more)}>{inner}</g>'


def moved(inner: str, start: Point, to: Point, s: float, key: str = "") -> str:
    """What is drawn for the table, taken from its place there to a place here, and scaled."""
    x, y = to[0] - start[0] * s, to[1] - start[1] * s
    named = f'id="{key}" ' if key else ""
    return f'<g {named}transform="translate({num(x)} {num(y)}) scale({num2(s)})">{inner}</g>'


def group(inner: str, **more: object) -> str:
    return f"<g{attrs(**more)}>{inner}</g>"


def title(words: str) -> str:
    return f"<title>{escape(words)}</title>"


@kept
def mix(a: str, b: str, t: float) -> str:
    first = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    second = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in zip(first, second, strict=True))


def dark(colour: str, t: float = 0.18) -> str:
    return mix(colour, "#2a1a10", t)


def light(colour: str, t: float = 0.25) -> str:
    return mix(colour, "#fffaf0", t)
