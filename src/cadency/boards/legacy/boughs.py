"""A tree, drawn: boughs, rings between couples, portraits with names, what everybody holds; and the small tree of
another house."""

from __future__ import annotations

import random
import re
from typing import Final

from cadency.boards.kit import INK, at, circ, dark, icon, line, num, path, rect, text, title
from cadency.boards.kit.draw import kept
from cadency.boards.legacy.faces import framed, medal
from cadency.boards.legacy.layout import PLATE, Bough, Couple, Plate, Sitter, Tile, Tree

TILES: Final = {
    "title": ("tied-scroll", "#f0dc9a"),
    "mansion": ("family-house", "#bcd0b4"),
    "venture": ("caravel", "#efc496"),
    "contribution": ("church", "#f0dc9a"),
    "complication": ("ribbon", "#e3b9a8"),
}
GIFTS: Final = {
    "beauty": "rose",
    "gossip": "conversation",
    "smile": "drama-masks",
    "twin-girl": "ages",
    "brave": "broadsword",
    "charming": "handheld-fan",
    "don-juan": "love-letter",
    "healthy": "caduceus",
    "twin-boy": "ages",
}
_LEAF: Final = "M0 0C3-7 9-9 15-7 13-1 8 3 0 0Z"
_GREENS: Final = ("#86a84f", "#9cbb5f", "#6f9144")


def tile(kind: str, x: float, y: float, s: float = 22) -> str:
    """What somebody holds: a tile of card."""
    sign, ground = TILES[kind]
    h = s / 2
    found = rect(-h, 2 - h, s, s, s * 0.18, dark(ground, 0.45)) + rect(-h, -h, s, s, s * 0.18, ground, INK, 1)
    return at(found + icon(sign, 0, 0, s * 0.74, "#7d1d16" if kind == "complication" else INK), x, y)


def rings(x: float, y: float, s: float = 1, *, letter: bool = False) -> str:
    """Two rings, or the sealed letter of a promise."""
    if letter:
        found = rect(-9, -6, 18, 13, 2, "#fbf5e6", INK, 1.1) + line("M-9-5L0 2 9-5", INK, 1.1)
        return at(found + circ(0, 2.2, 3.6, "#a8201a", INK, 0.9), x, y, s)
    found = ""
    for dx, gold in ((-4, "#e6c98a"), (4, "#f3dfae")):
        found += circ(dx, 0, 6, "none", INK, 4.6) + circ(dx, 0, 6, "none", gold, 2.6)
    return at(found, x, y, s)


def _curve(one: Bough) -> tuple[float, float, float, float, float, float]:
    (x1, y1), (x2, y2) = one.start, one.end
    middle = (y1 + y2) / 2
    return x1, y1, middle + 6, x2, middle - 8, y2


def _way(one: Bough) -> str:
    x1, y1, m1, x2, m2, y2 = map(num, _curve(one))
    return f"M{x1} {y1}C{x1} {m1} {x2} {m2} {x2} {y2}"


@kept
def bough(one: Bough) -> str:
    """The light wood of a bough with its leaves; its dark edge lies under all boughs."""
    found = line(_way(one), "#7d5636", one.thick, stroke_linecap="round")
    move = f"translate({num(-one.thick * 0.2)} 0)"
    found += line(_way(one), "#b98d5c", one.thick * 0.28, stroke_linecap="round", transform=move)
    return found + (_leaves(one) if one.leaf else "")


def _leaves(one: Bough) -> str:
    chance = random.Random(one.key)
    x1, y1, m1, x2, m2, y2 = _curve(one)
    found = ""
    for t in (0.3, 0.62, 0.86):
        u = 1 - t
        x = u**3 * x1 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x2
        y = u**3 * y1 + 3 * u * u * t * m1 + 3 * u * t * t * m2 + t**3 * y2
        turn = chance.choice((-55, 55, 125, -125)) + chance.randrange(20)
        inner = path(_LEAF, chance.choice(_GREENS), "#33501c", 1) + line("M1-.5Q7-3 13-6", "#33501c", 0.8)
        found += f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) scale(1.15)">{inner}</g>'
    return found


def wood(tree: Tree) -> dict[str, str]:
    """All boughs by their ids, first their edges."""
    edges = "".join(line(_way(one), INK, one.thick + 2.4, stroke_linecap="round") for one in tree.boughs)
    found = {}
    if edges:
        key = tree.boughs[0].key.replace("bough", "bark")
        found[key] = f'<g id="{key}" class="boughs">{edges}</g>'
    return found | {one.key: f'<g id="{one.key}" class="boughs">{bough(one)}</g>' for one in tree.boughs}


@kept
def couple(one: Couple) -> str:
    way = f"M{num(one.left)} {num(one.y)}H{num(one.right)}"
    dash = {"stroke_dasharray": "5 4"} if one.promised else {}
    found = line(way, INK, 5.4 * one.s) + line(way, "#fbf5e6" if one.promised else "#e6c98a", 3 * one.s, **dash)
    return found + rings((one.left + one.right) / 2, one.y, one.s, letter=one.promised)


@kept
def nameplate(one: Plate) -> str:
    box = one.box
    found = rect(*box, 3, "url(#vellum)", INK, 0.9)
    return found + text(one.x, one.y + one.size * 0.98, one.name, one.size, "serif", w=700)


@kept
def portrait(one: Sitter) -> str:
    """Somebody on the tree. A friend who is only promised hangs upside down, as the card lies."""
    found = framed(one)
    if one.promised:
        found = f'<g transform="rotate(180 {num(one.x)} {num(one.y)})">{found}</g>'
    edge = one.w / 2
    if one.dead:
        mark = circ(0, 0, 9, "#e9dfc9", INK, 1) + icon("tombstone", 0, 0, 12, "#7d1d16")
        found += at(mark, one.x - edge + 5, one.y - edge + 8, min(1, one.w / 39))
    if one.gift:
        mark = circ(0, 0, 8.5, "url(#vellum)", INK, 1) + icon(GIFTS[one.gift], 0, 0, 12)
        found += at(mark, one.x + edge * 0.8, one.box.y + edge * 0.3 + 2, min(1, one.w / 46))
    return found


def printed(tree: Tree) -> str:
    """A tree that neither moves nor explains itself, so that a page may show it beside another."""
    return re.sub(r' (?:id|data-thing)="[^"]*"', "", "".join(pieces(tree).values()))


def pieces(tree: Tree) -> dict[str, str]:
    """Everybody and everything on a tree by their ids, in the order in which it lies over each other."""
    found = wood(tree)
    for pair in tree.couples:
        found[pair.key] = f'<g id="{pair.key}" class="pair">{couple(pair)}</g>'
    for one in tree.sitters:
        drawn = (title(one.name) if one.name else "") + portrait(one)
        found[one.key] = f'<g id="{one.key}" class="piece kin" data-thing="{one.thing}">{drawn}</g>'
    for plate in tree.plates:
        found[plate.key] = f'<g id="{plate.key}" class="plate-name">{nameplate(plate)}</g>'
    for one_tile in tree.tiles:
        found[one_tile.key] = _tiled(one_tile)
    return found


@kept
def _tiled(one: Tile) -> str:
    drawn = tile(one.kind, 0, 0, one.s)
    return at(drawn, one.x, one.y, id=one.key, class_="piece holding", data_thing=one.thing)


def mini(tree: Tree) -> str:
    """A small tree: rings of tincture and walnut on straight lines, no names."""
    found = ""
    for bough_ in tree.boughs:
        (x1, y1), (x2, y2) = bough_.start, bough_.end
        way = f"M{num(x1)} {num(y1 - 4)}V{num((y1 + y2) / 2)}H{num(x2)}V{num(y2)}"
        found += line(way, "#9c7a4a", 1.8)
    for pair in tree.couples:
        dash = {"stroke_dasharray": "2 2"} if pair.promised else {}
        found += line(f"M{num(pair.left)} {num(pair.y)}H{num(pair.right)}", "#9c7a4a", 2, **dash)
    for one in tree.sitters:
        found += medal(one.who, one.x, one.y, one.w / 2 - 0.9, one.ring, dash=one.promised)
    return found


__all__ = ["GIFTS", "PLATE", "TILES", "mini", "nameplate", "pieces", "portrait", "printed", "rings", "tile"]
