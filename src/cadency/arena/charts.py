"""The report's plots: ink on vellum, an interval with every estimate, nothing smoothed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, inf, log10
from typing import NamedTuple

INK, SOFT, RULE, PAPER, SAND = "#33241a", "#5f4a37", "#ddcba3", "#fbf5e6", "#b9a27a"
EDGE = 8  # pixels left free at both sides

Say = Callable[[float], str]


class Row(NamedTuple):
    """An estimate: its interval, which may have no end, and whether its sign is filled."""

    least: float
    found: float
    most: float
    filled: bool


class Axis:
    """From value to pixel, with ticks at round numbers."""

    def __init__(self, values: Sequence[float], width: float, ticks: int) -> None:
        ends = [value for value in values if abs(value) != inf]
        low, high = min(ends), max(ends)
        if low == high:
            low, high = low - 1, high + 1
        self.step = _round((high - low) / ticks)
        pad = (high - low) * 0.06
        self.low, self.high, self.width = low - pad, high + pad, width
        first = ceil(self.low / self.step)
        self.ticks = [n * self.step for n in range(first, floor(self.high / self.step) + 1)]

    @property
    def places(self) -> int:
        return max(0, -floor(log10(self.step) + 1e-9))

    def x(self, value: float) -> float:
        """An end that there is none of lies at the edge."""
        inside = min(max(value, self.low), self.high)
        return EDGE + (self.width - 2 * EDGE) * (inside - self.low) / (self.high - self.low)


def _round(step: float) -> float:
    """1, 2, 2.5 or 5 with noughts, not less than this."""
    ten = 10.0 ** floor(log10(step))
    return next(part * ten for part in (1, 2, 2.5, 5, 10) if part * ten >= step * 0.999)


def forest(rows: Sequence[Row], width: float, high: float, say: Say, label: str, zero: float | None = 0.0) -> str:
    """Diamonds with their intervals; nought is a darker line."""
    axis = Axis([end for row in rows for end in (row.least, row.found, row.most)] + _given(zero), width, 6)
    foot = high * len(rows)
    drawn = [_grid(axis, foot, foot + 19, say)]
    if zero is not None:
        drawn.append(f'<path d="M{axis.x(zero):.1f} 0V{foot}" stroke="#7d6548" stroke-width="1.4"/>')
    for n, row in enumerate(rows):
        x, y = axis.x(row.found), n * high + high / 2
        if row.least != row.most:
            drawn.append(_whisker(axis, row, y, 7, 2))
        fill = INK if row.filled else PAPER
        drawn.append(f'<path d="M{x:.1f} {y - 8}l7 8-7 8-7-8z" fill="{fill}" stroke="{INK}" stroke-width="2"/>')
    return _picture(drawn, width, foot + 34, label, "forest")


def dots(rows: Sequence[Row], width: float, high: float, fair: float, say: Say, label: str) -> str:
    """Circles with their intervals; what would be fair is dashed, and a filled one leaves it out."""
    axis = Axis([end for row in rows for end in (row.least, row.most)] + [fair], width, 4 if width < 300 else 6)
    foot = high * len(rows)
    drawn = [_grid(axis, foot, foot + 19, say)]
    drawn.append(f'<path d="M{axis.x(fair):.1f} 0V{foot}" stroke="{INK}" stroke-width="1.4" stroke-dasharray="5 3"/>')
    for n, row in enumerate(rows):
        y = n * high + high / 2
        drawn.append(_whisker(axis, row, y, 5, 1.6))
        fill = INK if row.filled else PAPER
        spot = f'cx="{axis.x(row.found):.1f}" cy="{y}" r="5.2"'
        drawn.append(f'<circle {spot} fill="{fill}" stroke="{INK}" stroke-width="1.8"/>')
    return _picture(drawn, width, foot + 28, label, "dots")


def bars(values: Sequence[int], half: int, width: float, high: float, words: str) -> str:
    """How many games were how long; the middle is dashed and said in words."""
    low, most = min(values), max(values)
    step = max(1, int(_round(max(1, most - low) / 32)))
    begin = low // step * step
    count = (most - begin) // step + 1
    bins = [0] * count
    for value in values:
        bins[(value - begin) // step] += 1
    foot, wide = high - 30, (width - 2 * EDGE) / count
    drawn = [f'<path d="M{EDGE} {foot}H{width - EDGE}" stroke="{INK}" stroke-width="1.2"/>']
    for n, games in enumerate(bins):
        tall = (foot - 28) * games / max(bins)
        box = f'x="{EDGE + n * wide + 1:.1f}" y="{foot - tall:.1f}" width="{max(1, wide - 2):.1f}" height="{tall:.1f}"'
        if games:
            drawn.append(f'<rect {box} rx="1" fill="{SAND}" stroke="{INK}" stroke-width=".8"/>')
    every = max(1, ceil(count / 5))
    for n in range(0, count, every):
        drawn.append(_text(EDGE + n * wide, high - 9, str(begin + n * step)))
    x = EDGE + (half + 0.5 - begin) / step * wide
    drawn.append(f'<path d="M{x:.1f} 14V{foot}" stroke="{INK}" stroke-width="1.6" stroke-dasharray="5 3"/>')
    left = x < width / 2
    drawn.append(_text(x + (7 if left else -7), 15, words, INK, "start" if left else "end", 800, 15))
    return _picture(drawn, width, high, words, "hist")


def _given(value: float | None) -> list[float]:
    return [] if value is None else [value]


def _grid(axis: Axis, foot: float, y: float, say: Say) -> str:
    lines = [f'<path d="M{axis.x(tick):.1f} 0V{foot}" stroke="{RULE}"/>' for tick in axis.ticks]
    return "".join(lines + [_text(axis.x(tick), y, say(tick)) for tick in axis.ticks])


def _whisker(axis: Axis, row: Row, y: float, half: float, stroke: float) -> str:
    """A line with a stroke at each end; an arrow where there is no end."""
    left, right = axis.x(row.least), axis.x(row.most)
    way = f"M{left:.1f} {y}H{right:.1f}"
    for x, end, side in ((left, row.least, 1), (right, row.most, -1)):
        if abs(end) == inf:
            way += f"m0 0M{x + 7 * side:.1f} {y - 5}L{x:.1f} {y}L{x + 7 * side:.1f} {y + 5}"
        else:
            way += f"M{x:.1f} {y - half}v{2 * half}"
    return f'<path d="{way}" fill="none" stroke="{INK}" stroke-width="{stroke}"/>'


def _text(
    x: float, y: float, words: str, fill: str = SOFT, anchor: str = "middle", weight: int = 500, size: int = 14
) -> str:
    look = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(words)}</text>'


def _picture(drawn: list[str], width: float, high: float, label: str, kind: str) -> str:
    box = f'viewBox="0 0 {width:g} {high:g}" width="{width:g}" height="{high:g}"'
    return f'<svg class="{kind}" {box} role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'
