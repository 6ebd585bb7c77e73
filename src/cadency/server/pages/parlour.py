"""The room with the table that is being laid: chairs are seats, arms say who sits there, dashed arms are free."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import INK, at, circ, ell, line, num, path, rect, shield, shield_path
from cadency.boards.kit.faces import face
from cadency.boards.kit.land import town
from cadency.server.pages.files import emblem

W, H = 440.0, 452.0
_BACK: Final = "M-28-34V-84Q-28-98 0-102 28-98 28-84V-34Z"
# Far chairs before the table, near ones behind it: x, y, size.
_PLACES: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    2: ((110, 404, 1.16), (330, 404, 1.16)),
    3: ((58, 386, 1.16), (220, 232, 1.0), (382, 386, 1.16)),
    4: ((58, 386, 1.16), (146, 236, 1.0), (294, 236, 1.0), (382, 386, 1.16)),
    5: ((58, 386, 1.16), (146, 236, 1.0), (294, 236, 1.0), (382, 386, 1.16), (220, 448, 1.06)),
}


def _chair(x: float, y: float, seat: int, s: float, kind: str) -> str:
    wood, dark = "#8c6540", "#6b4a2e"
    free = kind in ("none", "")
    found = ell(0, 4, 34, 7, "#1c110a", opacity=".3")
    found += rect(-25, -34, 7, 36, 1, dark, INK, 1.2) + rect(18, -34, 7, 36, 1, dark, INK, 1.2)
    found += path(_BACK, wood, sw=1.5) + path(_BACK, "url(#sheen)", "none")
    found += path("M-21-38V-82Q-21-90 0-94 21-90 21-82V-38Z", "#8d7a58" if free else "#7d2a24", sw=1.1)
    found += circ(-28, -92, 4.5, wood, INK, 1.1) + circ(28, -92, 4.5, wood, INK, 1.1)
    if free or kind == "friend":
        dashes = path(shield_path(34, 39), "#fff", "#f6e6bf", 1.6, fill_opacity=".25", stroke_dasharray="4 3")
        found += at(dashes, 0, -64)
    if not free:
        faint = {"opacity": ".55"} if kind == "friend" else {}
        found += shield(seat, 0, -64, 36, **faint)
    found += path("M-30-36H30L33-26H-33Z", dark, sw=1.2) + rect(-33, -27, 66, 6, 1, wood, INK, 1.1)
    return at(found, x, y, s, **({"opacity": ".45"} if free else {}))


def _room() -> str:
    found = rect(0, 0, W, H, 12, "#c9b48c") + rect(0, 0, W, 150, 12, "#8f9d86")
    found += line("".join(f"M{x} 0V118" for x in range(14, int(W), 22)), "#77866f", 1, opacity=".55")
    found += rect(0, 116, W, 36, 0, "#7b5a3b", INK, 1.2)
    found += "".join(rect(12 + i * 70, 122, 58, 24, 2, "#8c6a48", "#4a3024", 1) for i in range(6))
    found += rect(-2, 112, W + 4, 6, 0, "#a67c50", INK, 1) + _window() + _painting()
    found += rect(0, 150, W, H - 150, 0, "#b08a60")
    boards = "".join(
        f"M{num(W / 2 + (x - W / 2) * 0.55)} 151L{num(W / 2 + (x - W / 2) * 1.35)} {num(H)}"
        for x in range(-60, int(W) + 80, 34)
    )
    found += line(boards, "#7f5f3e", 1.2, opacity=".6") + rect(0, 150, W, 8, 0, "#000", opacity=".15")
    found += ell(W / 2, 330, 214, 96, "#7d3b34", INK, 1.3) + ell(W / 2, 330, 198, 86, "none", "#d9b36a", 2.4)
    return found + ell(W / 2, 330, 184, 78, "none", "#d9b36a", 1, stroke_dasharray="6 5")


def _window() -> str:
    found = rect(34, 14, 92, 86, 3, "#e6dcc3", INK, 1.4) + rect(40, 20, 80, 74, 2, "#bcd4d3", INK, 1.1)
    found += path("M40 76Q62 60 84 72T120 66V94H40Z", "#a9bb78", "#5f7040", 1) + town(80, 78, 1, 0.5)
    found += line("M80 20V94M40 56H120", "#e6dcc3", 3.4)
    found += path("M26 8C34 40 34 80 22 110H44C52 76 48 36 46 8Z", "#7d2a24", sw=1.2)
    found += path("M134 8C126 40 126 80 138 110H116C108 76 112 36 114 8Z", "#7d2a24", sw=1.2)
    return found + rect(20, 4, 120, 7, 3, "#c79a4a", INK, 1)


def _painting() -> str:
    """A small landscape in a gold frame."""
    found = rect(296, 16, 84, 72, 2, "#c79a4a", INK, 1.3) + rect(302, 22, 72, 60, 1, "#bcd4d3", INK, 1)
    found += path("M302 62Q324 46 346 58T374 52V82H302Z", "#a9bb78", "#5f7040", 1) + town(338, 62, 4, 0.6, "#6f7f86")
    return found + circ(360, 34, 6, "#fbe3a0")


def parlour(game: str, kinds: list[str]) -> str:
    """The room for these seats; what a seat's kind is comes from the form."""
    used = max(2, len(kinds))
    places = _PLACES[min(used, 5)]
    cx, cy = W / 2, 272.0
    clip = f'<clipPath id="parl">{rect(0, 0, W, H, 12)}</clipPath>'
    painted = f'<g filter="url(#hand)">{_room()}</g>' + rect(
        0, 0, W, H, 12, "#fff", filter="url(#grain)", opacity=".18"
    )
    chairs = [(place, _chair(place[0], place[1], seat, place[2], kinds[seat])) for seat, place in enumerate(places)]
    far = "".join(drawn for place, drawn in chairs if place[1] < 300)
    near = "".join(drawn for place, drawn in chairs if place[1] >= 300)
    table = path(
        f"M{num(cx - 20)} {num(cy + 20)}L{num(cx - 34)} {num(cy + 96)}H{num(cx + 34)}L{num(cx + 20)} {num(cy + 20)}Z",
        "#6b4a2e",
        sw=1.3,
    )
    table += ell(cx, cy + 98, 60, 11, "#5d3d24", INK, 1.3) + ell(cx, cy + 14, 166, 64, "#5d3d24", INK, 1.5)
    table += ell(cx, cy, 166, 64, "#a67c50", INK, 1.5) + ell(cx, cy, 156, 57, "none", "#c79a62", 1.4)
    table += ell(cx - 40, cy - 16, 80, 22, "#fff", opacity=".1") + ell(cx, cy + 3, 80, 44, "#1c110a", opacity=".3")
    laid = f'<image href="{emblem(game)}" x="-72" y="-72" width="144" height="144"/>'
    table += f'<g transform="translate({num(cx)} {num(cy - 1)}) scale(1.08 .58)">{laid}</g>'
    bots = "".join(
        face(kinds[seat].removeprefix("bot-"), x + 12 * s, y - 66 * s, 42, seat)
        for seat, (x, y, s) in enumerate(places)
        if kinds[seat].startswith("bot-")
    )
    frame = rect(1, 1, W - 2, H - 2, 11, "none", INK, 2)
    return (
        f'<svg class="parlour" id="parlour" viewBox="0 0 {num(W)} {num(H)}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{clip}'
        f'<g clip-path="url(#parl)">{painted}{far}{table}{near}{bots}</g>{frame}</svg>'
    )
