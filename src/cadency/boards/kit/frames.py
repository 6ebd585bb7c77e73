"""The frames of small pictures: scenes for a page's side, a motto, and the proofs and signs of a reckoning."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from cadency.boards.kit.draw import INK, fit, num, path, rect


def framed(name: str, painted: str, drawn: str, said: str, size: tuple[float, float], r: float = 8) -> str:
    """A picture with a frame: the painted part under the hand's filter, the rest sharp."""
    w, h = size
    clip = f'<clipPath id="clip-{name}">{rect(0, 0, w, h, r)}</clipPath>'
    grain = rect(0, 0, w, h, r, "#fff", filter="url(#grain)", opacity=".16")
    inner = f'{clip}<g clip-path="url(#clip-{name})"><g filter="url(#hand)">{painted}</g>{grain}{drawn}</g>'
    inner += rect(0.8, 0.8, w - 1.6, h - 1.6, r, "none", INK, 1.6)
    return f'<svg class="scene" {_box(w, h)} role="img" aria-label="{escape(said)}">{inner}</svg>'


def boxed(
    inner: str, size: tuple[float, float], said: str, name: str, x: float = 0, y: float = 0, width: float | None = None
) -> str:
    """A panel as an ``<svg>`` of its own; the page holds the definitions."""
    w, h = size
    wide = w if width is None else width
    box = f'x="{num(x)}" y="{num(y)}" viewBox="0 0 {num(w)} {num(h)}" width="{num(wide)}" height="{num(wide * h / w)}"'
    return f'<svg class="{name}" {box} role="group" aria-label="{escape(said)}">{inner}</svg>'


def motto(words: str, scroll: str, tails: Iterable[str], line: str, room: float) -> str:
    """Words along a line, on a scroll with two tails."""
    found = path(scroll, "#1c110a", "none", opacity=".25", transform="translate(0 4)")
    found += "".join(path(tail, "#d9c08e", sw=1.4) for tail in tails) + path(scroll, "url(#vellum)", sw=1.6)
    size = fit(words, room, 25)
    face = f'class="serif" font-size="{num(size)}" font-weight="800" text-anchor="middle" fill="{INK}"'
    follow = f'<textPath href="#motto" startOffset="50%">{escape(words)}</textPath>'
    return found + f'<path id="motto" d="{line}" fill="none"/><text {face}>{follow}</text>'


def proof(drawn: str, w: float, h: float) -> str:
    """What a line of a reckoning counts; the page holds the definitions."""
    return f'<svg class="proof" {_box(w, h)} aria-hidden="true">{drawn}</svg>'


def sign(drawn: str) -> str:
    """The sign of a line, 30 x 30."""
    return f'<svg class="sign" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">{drawn}</svg>'


def _box(w: float, h: float) -> str:
    return f'viewBox="0 0 {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}"'
