"""What sails and swims round the map: boats, a serpent, a whale, a compass, and the ship of the three centuries."""

from __future__ import annotations

import math

from cadency.boards.kit import INK, at, circ, dark, icon, line, num, path, poly, text
from cadency.games.heads_of_state.names import YEARS

FOAM = "#e9f4ee"


def boat(x: float, y: float, s: float = 1, *, flip: bool = False) -> str:
    found = line("M-20 13q10-5 20 0t20 0", FOAM, 1.4) + path("M-15 2H16Q14 11 7 12H-8Q-14 10-15 2Z", "#8c6540", sw=1.1)
    found += path("M9 2H18V-3H11Z", "#8c6540", sw=1) + line("M-5 2V-24M6 2V-18", sw=1.5)
    found += path("M-13-19Q-5-23 3-19 6-10 2-3-5-6-12-3-16-11-13-19Z", "#fbf5e6", sw=1)
    found += path("M3-14Q7-17 12-14 14-7 11-2 7-4 3-2 1-8 3-14Z", "#fbf5e6", sw=1)
    found += path("M-5-24q6-3 9 1l-9 3z", "#a8201a", sw=0.8)
    across = -s if flip else s
    return f'<g transform="translate({num(x)} {num(y)}) scale({across:.2f} {s:.2f})">{found}</g>'


def serpent(x: float, y: float, s: float = 1) -> str:
    skin = "#5f8a78"
    edge = dark(skin, 0.6)
    found = path("M-34 4Q-40-6-46-2-40 2-38 6Z", skin, edge, 1.2)
    for a, w, h in ((-34, 20, 8), (-10, 24, 14)):
        outer = f"M{a} 5C{a + 1} {-h} {a + w - 1} {-h} {a + w} 5"
        found += path(f"{outer}H{a + w - 6}C{a + w - 7} {9 - h} {a + 7} {9 - h} {a + 6} 5Z", skin, edge, 1.2)
    head = "M18 5C16-14 22-24 34-24 44-24 48-18 46-13L38-14C44-10 40-7 34-9 27-10 25-4 25 5Z"
    found += path(head, skin, edge, 1.2) + circ(36, -19, 1.5, "#fbf5e6", INK, 0.7)
    found += line("M46-13q4 0 6 3M46-13q5-2 7 0", "#7d1d16", 1) + line("M24-20l-4-4M28-24l-3-5M33-25l-1-5", edge, 1.2)
    return at(found + line("M-42 8q6-4 12 0t12 0 12 0 12 0 12 0 12 0", FOAM, 1.6), x, y, s)


def whale(x: float, y: float, s: float = 1) -> str:
    skin = "#54747f"
    body = "M-22 4C-20-8-4-13 8-10 17-8 22-3 28-7 27-12 30-15 35-15 34-11 36-9 40-9 37-4 31-2 27 1 22 4 16 5 10 5Z"
    found = path(body, skin, dark(skin, 0.6), 1.2) + line("M-21 2Q-10 6-2 2", "#cfe0dc", 1.2)
    found += circ(-13, -2, 1.2, "#fbf5e6") + line("M-6-12C-8-20-14-20-14-15M-6-12C-5-21 2-21 2-15", "#eef5ea", 1.8)
    return at(found + line("M-28 8q6-4 12 0t12 0 12 0 12 0 12 0", FOAM, 1.6), x, y, s)


def compass(x: float, y: float, r: float) -> str:
    found = circ(0, 0, r, "#f6ecd4", INK, 1.1, fill_opacity=".75")
    found += circ(0, 0, r * 0.8, "none", "#8a7350", 0.8) + circ(0, 0, r * 0.4, "none", "#8a7350", 0.8)
    turns = [(45 * i + 22.5, 0.62, "#d9c69a", "#a58c5a") for i in range(8)]
    turns += [(90 * i + 45, 0.8, "#e9dcb8", "#8d7a58") for i in range(4)]
    turns += [(90 * i, 1.08, "#fbf5e6", INK) for i in range(4)]
    for turn, length, lit, shaded in turns:
        a = math.radians(turn)
        tip = (math.sin(a) * r * length, -math.cos(a) * r * length)
        for lean, colour in ((-0.8, lit), (0.8, shaded)):
            side = (math.sin(a + lean) * r * 0.16, -math.cos(a + lean) * r * 0.16)
            found += poly([(0, 0), side, tip], colour, sw=0.7)
    found += circ(0, 0, r * 0.09, "#d9a93c", INK, 0.8) + icon("fleur-de-lys", 0, -r * 1.3, r * 0.5)
    return at(found, x, y)


MASTS = ((-42, -52, 44, 50), (4, -66, 52, 62), (50, -52, 40, 48))  # x, top, width and height of each sail


def ship(year: int) -> str:
    """The three centuries are the three sails of a ship; the one under way carries the gold vane."""
    found = line("M-78 52q13-7 26 0t26 0 26 0 26 0 26 0 26 0", FOAM, 2)
    found += line("M-60 60q13-7 26 0t26 0 26 0 26 0", "#5f8f98", 1.4)
    found += path("M-66 22C-40 30 30 30 58 20L72 8 74 22C70 42 60 52 46 54H-42C-56 50-64 38-66 22Z", "#8c6540", sw=1.6)
    found += path("M-66 22C-40 30 30 30 58 20L72 8 73 15 60 28C30 38-40 38-64 30Z", "#a67c50", sw=1.2)
    found += path("M-66 22L-84 12-82 9-62 20Z", "#6b4a2e", sw=1.1) + line("M-62 36Q0 48 70 30", "#5d3d24", 1.3)
    found += "".join(circ(-44 + i * 15, 41 if i in (0, 6) else 42, 3, "#3a2618", INK, 0.8) for i in range(7))
    return found + "".join(_sail(n, year) for n in range(3))


def _sail(n: int, year: int) -> str:
    x, top, w, h = MASTS[n]
    done, now = YEARS[n] < year, YEARS[n] == year
    foot = top + h
    found = line(f"M{x} 26V{top - 8}", sw=3) + line(f"M{num(x - w * 0.48)} {top}H{num(x + w * 0.48)}", sw=2.6)
    d = f"M{num(x - w * 0.46)} {top}C{num(x - w * 0.62)} {num(top + h * 0.4)} {num(x - w * 0.58)} {foot - 8} "
    d += f"{num(x - w * 0.44)} {foot}Q{x} {foot - 9} {num(x + w * 0.44)} {foot}C{num(x + w * 0.6)} {foot - 12} "
    d += f"{num(x + w * 0.62)} {num(top + h * 0.4)} {num(x + w * 0.46)} {top}Z"
    found += path(d, "#fffaf0" if now else "#d8cbb0" if done else "#efe3c8", sw=1.4)
    left, right, half = num(x - w * 0.2), num(x + w * 0.22), num(h * 0.5)
    folds = f"M{left} {top + 1}q-4 {half} 0 {h - 6}M{right} {top + 1}q4 {half} 0 {h - 6}"
    found += line(folds, "#b9a67c", 0.8, opacity=".7")
    found += text(x, top + h * 0.55, YEARS[n], 17 if now else 14.5, "serif", w=800, fill="#6b5a45" if done else INK)
    if done:
        found += icon("guillotine", x, top + h * 0.55 + 13, 13, "#7d1d16")
    elif now:
        found += path(f"M{x + 1} {top - 22}q9-5 16 0t14-1v12q-7 3-14 1t-16 0z", "#f2b632", "#5b3c06", 1.2)
        found += line(f"M{x} {top - 4}v-20", sw=2.2)
    else:
        found += path(f"M{x + 1} {top - 17}q6-3 10 0t9-1v8q-4 2-9 1t-10 0z", "#cbb88e", sw=0.9)
    return found
