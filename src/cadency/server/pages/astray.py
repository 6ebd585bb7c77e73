"""Where a road ends: the picture on a page that says what is not there."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from cadency.boards.kit import INK, circ, num, path, poly, rect
from cadency.boards.kit.land import house, road, town, tree

W, H = 520.0, 190.0


@cache
def astray() -> Markup:
    """A road through the hills, a signpost with nothing on it, a town far off."""
    art = rect(0, 0, W, H, 0, "url(#sky)") + circ(430, 44, 20, "#fbe3a0")
    art += path("M-4 104C90 70 170 108 260 88S430 76 524 98V194H-4Z", "#a9bb78", "#5f7040", 1.3)
    art += town(96, 104, 1, 0.8, "#6f7f86") + town(404, 100, 4, 0.6)
    art += path("M-4 132C120 112 300 142 524 120V194H-4Z", "#c8d08e", "#7d8a4a", 1.3)
    art += road("M260 194C250 168 300 150 262 128", 24) + house(34, 164, 46, 26, 26, 24, "#ecdcb8", "#b0603f", seed=3)
    art += tree(150, 150, 1, "#7c9a54", 2) + tree(452, 154, 1.1, "#89a55c", 5) + tree(482, 148, 0.8, "#7c9a54", 6)
    post = rect(318, 74, 8, 92, 1, "#8c6540", INK, 1.2)
    for y, side in ((82, 1), (108, -1)):
        board = [(322 - side * 8, y), (322 + side * 58, y), (322 + side * 70, y + 10), (322 + side * 58, y + 20)]
        post += poly([*board, (322 - side * 8, y + 20)], "#a67c50", sw=1.3)
    clip = f'<clipPath id="astray">{rect(0, 0, W, H, 10)}</clipPath>'
    inner = f'{clip}<g clip-path="url(#astray)"><g filter="url(#hand)">{art}</g>{post}</g>'
    inner += rect(0.8, 0.8, W - 1.6, H - 1.6, 10, "none", INK, 1.6)
    box = f'viewBox="0 0 {num(W)} {num(H)}" width="{num(W)}" height="{num(H)}"'
    return Markup(f'<svg class="astray" {box} aria-hidden="true">{inner}</svg>')  # noqa: S704 - drawn by us
