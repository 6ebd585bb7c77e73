"""The plates of the other families: name, hours and what they own in two lines, thing by thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cadency.boards.kit import (
    INK,
    at,
    circ,
    coin,
    fit,
    group,
    icon,
    laurel,
    line,
    num,
    rect,
    shield,
    shorten,
    text,
    title,
    width,
)
from cadency.boards.kit.draw import kept
from cadency.boards.kit.faces import Bot, seated
from cadency.boards.kit.things import spot
from cadency.boards.village.goods import cube, good, mini, sack
from cadency.boards.village.layout import Spot
from cadency.boards.village.packing import Tokens, crowd
from cadency.boards.village.pieces import persons
from cadency.boards.village.words import signs
from cadency.boards.village.yard import timebar
from cadency.games.village.names import GOODS, INFLUENCE
from cadency.games.village.view import Farm, VillageView
from cadency.texts import Texts

SMALL: Final = 418.0
_LARGE: Final = (54.0, 10.0, 40.0, (318.0, 12.0, 0.7))  # a bot's face, and how strong it is
_SMALL: Final = (34.0, 5.0, 24.0, (174.0, 13.0, 0.52))


def heights(seats: int) -> float:
    """How high a compact plate is: two stand beside the own farm, or three."""
    return 100.0 if seats < 4 else 64.0


def things(
    view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens, bot: Bot | None = None
) -> dict[str, str]:
    """A plate's inside, one by one, by their ids: what is written, who plays it if it is a bot, the hours, and whatever
    the family owns."""
    h = heights(view.seats)
    tall = h > 80
    edge = 60.0 if tall else 33.0
    face = 0.0 if bot is None else 44.0 if tall else 27.0
    found = {f"plate-{seat}": group(_written(view, seat, texts, names, h, edge, face), id=f"plate-{seat}")}
    if bot is not None:
        found[f"bot-of-{seat}"] = seated(bot, seat, *_LARGE if tall else _SMALL)
    if tall:
        found |= timebar(view, seat, texts, 58 + face, 29, 262 - face)
    else:
        found |= timebar(view, seat, texts, 188 + face, 3, 180 - face)
    found[f"p-{seat}"] = laurels(view, seat, texts, 390, 31 if tall else 17, 44 if tall else 32)
    return found | _holdings(view, seat, texts, names, ids, (edge + h) / 2)


def _written(
    view: VillageView, seat: int, texts: Texts, names: Sequence[str], h: float, edge: float, face: float
) -> str:
    """The paper with the family's name, its bell and its note; ``face`` is the room for a bot's."""
    tall = h > 80
    name, note = head(view, seat, texts, names)
    x, y = (60.0 + face, 23.0) if tall else (38.0 + face, 21.0) if face else (40.0, 21.0)
    room = 120.0 if tall else 84.0 if face else 112.0
    size = fit(name, min(120, room), 18 if tall else 16.5, least=14)
    name = shorten(name, room, size)
    found = rect(0.6, 0.6, SMALL - 1.2, h - 1.2, 11, "#fbf5e6", "#7d6548", 1.2)
    found += shield(seat, 30 if tall else 20, 31 if tall else 17, 40 if tall else 24)
    found += text(x, y, name, size, "serif", "start", w=700)
    left = x + width(name, size) + 6
    if view.first == seat:
        found += group(icon("bell", left + 6, y - 5, 15, "#8a5d10"), data_thing="first")
        left += 18
    if tall:
        blood = "#7d1d16" if view.farms[seat].owed else "#7d6548"
        found += text(
            left + 2,
            y,
            note,
            fit(note, (312 if face else 360) - left, 14),
            "serif",
            "start",
            blood,
            font_style="italic",
        )
    else:
        found += _marks(view, seat, note, left, y - 5)
    return found + line(f"M8 {num(edge)}H{num(SMALL - 8)}", "#e7d6b1", 1)


def _marks(view: VillageView, seat: int, note: str, x: float, y: float) -> str:
    """The note as signs, where there is no room for words: who must die, who starts the next round."""
    found = title(note) if note else ""
    if view.farms[seat].owed:
        found += icon("tombstone", x + 7, y, 15, "#7d1d16")
    elif view.next_first == seat:
        found += text(x + 3, y + 5, "›", 15, w=800) + icon("bell", x + 13, y, 13)
    return at(found, 0, 0)


def _holdings(
    view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens, middle: float
) -> dict[str, str]:
    """Who is at home and what is in store, in one line."""
    mine = view.farms[seat]
    bodies = [(seat, generation) for generation in mine.members.get("farm", [])]
    order = [held for held in ids["farm"] if held.startswith(f"m-{seat}-")]
    stood = crowd(bodies, Spot(58, middle + 13, 92, 1, 0.82))
    shift = (stood[0].x - 20) if stood else 0
    found = persons([f._replace(x=f.x - shift) for f in stood], bodies, order, texts, names)
    for i, colour in enumerate(INFLUENCE):
        name = f"cubes-{seat}-{colour}"
        found[name] = group(cubes(colour, mine.cubes[colour], 102 + i * 27, middle, 27, 0.7), id=name)
    held = [(thing, mine.goods[thing]) for thing in GOODS if mine.goods[thing]]
    stock = tiles(held, 212, middle - 1, 20 if len(held) < 4 else 17.5, 88 / max(len(held), 1), 6.4)
    found[f"goods-{seat}"] = group(stock, id=f"goods-{seat}")
    served, unborn = len(mine.served), len(mine.unborn)
    counts = (
        (sack(0, 0, 0.7), mine.grain, "grain"),
        (coin(0, 0, 8), mine.coins, "coins"),
        (icon("shop", 0, 0, 17), served, "served"),
        (mini(seat, mine.unborn[0] if unborn else 4, 0, 0, 0.62), unborn, "unborn"),
    )
    for i, (inner, n, thing) in enumerate(counts):
        faint = {} if i < 3 else {"opacity": ".6"}
        x, name = 308 + i * 28, f"{thing}-{seat}"
        drawn = at(at(inner, 0, 0, 1, **faint), x, middle)
        drawn += text(x + 9, middle + 5, n, 14, anchor="start", w=800) + spot(thing, x - 10, middle - 13, 28, 26)
        found[name] = group(drawn, id=name)
    return found


# --- what the own farm has as well


def head(view: VillageView, seat: int, texts: Texts, names: Sequence[str]) -> tuple[str, str]:
    """Bell and note of a seat."""
    said = signs(texts.language)
    notes = []
    if view.farms[seat].owed:
        notes.append(said("sign-owed", deaths=view.farms[seat].owed))
    elif view.next_first == seat:
        notes.append(said("sign-next-first"))
    elif view.first == seat:
        notes.append(said("sign-first"))
    return names[seat], " ".join(notes)


def laurels(view: VillageView, seat: int, texts: Texts, x: float, y: float, size: float) -> str:
    said = signs(texts.language)
    mine = view.farms[seat]
    words = f"{said('sign-prestige', points=mine.prestige)}; {said('sign-score', points=mine.score)}"
    return at(title(words) + laurel(0, 0, mine.score, size), x, y, 1, id=f"p-{seat}", data_thing="score")


def influence(mine: Farm, x: float, y: float, step: float, s: float) -> str:
    found = ""
    for i, colour in enumerate(INFLUENCE):
        found += cubes(colour, mine.cubes[colour], x + i * step, y, step, s)
    return found


@kept
def cubes(colour: str, n: int, x: float, y: float, w: float, s: float) -> str:
    """How many of a colour."""
    faint = {} if n else {"opacity": ".3"}
    found = cube(colour, x + 12 * s, y, s, **faint)
    found += text(x + 25 * s, y + 6 * s, n, 15.5 * s, anchor="start", w=800, **faint)
    return found + spot(f"cube-{colour}", x, y - 14 * s, w - 2, 28 * s)


def tiles(shown: list[tuple[str, int]], x: float, y: float, size: float, step: float, r: float) -> str:
    step = min(size + 3, step)
    found = badges = ""
    for i, (thing, n) in enumerate(shown):
        at_x = x + size / 2 + 1 + i * step
        found += good(thing, at_x, y, size, data_thing=f"good-{thing}")
        if n > 1:
            badges += circ(at_x + size / 2 - 3, y + size / 2 - 3, r, "#fbf5e6", INK, 0.9)
            badges += text(at_x + size / 2 - 3, y + size / 2 + 1.2, n, 12, w=800)
    return found + badges
