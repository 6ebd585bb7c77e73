"""A plate for each house: its arms, its small tree, its honour, and what everybody sees of its store."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import (
    HOUSES,
    at,
    coin,
    fit,
    group,
    icon,
    laurel,
    line,
    member,
    num,
    rect,
    shield,
    shorten,
    text,
    title,
    width,
)
from cadency.boards.kit.faces import Bot, seated
from cadency.boards.kit.frames import boxed
from cadency.boards.legacy.boughs import mini, tile
from cadency.boards.legacy.gains import extra
from cadency.boards.legacy.papers import amounts
from cadency.boards.legacy.scene import small
from cadency.boards.legacy.words import broken, signs, typeset
from cadency.games.legacy.names import COLOURS
from cadency.games.legacy.view import Forebear, House, LegacyView, Person
from cadency.texts import Texts

WIDTH: Final = 340.0
HEIGHT: Final = 108.0
_TREE: Final = (146.0, 72.0)


def things(
    view: LegacyView,
    seat: int,
    texts: Texts,
    names: list[str],
    w: float = WIDTH,
    *,
    turn: bool = False,
    bot: Bot | None = None,
) -> dict[str, str]:
    """The plate's inside by its ids, ``w`` x 108: only what has changed need be drawn anew."""
    said = signs(texts.language)
    house = view.houses[seat]
    found = rect(0.8, 0.8, w - 1.6, HEIGHT - 1.6, 10, "#fffaf0" if turn else "#fbf5e6", "#7d6548", 1.2)
    if turn:
        found += rect(1.4, 1.4, w - 2.8, HEIGHT - 2.8, 10, "none", HOUSES[seat].base, 2.6)
    parts = {"frame": found, "name": _name(view, house, said, names, w, bot)}
    if bot is not None:
        parts["bot"] = seated(bot, seat, 10, 42, 32, (47.0, 60.0, 0.7))
    grown, k = small(view, seat, said, *_TREE)
    shrunk = at(mini(grown), (_TREE[0] - _TREE[0] * k) / 2, (_TREE[1] - _TREE[1] * k) / 2, k)
    parts["tree"] = at(shrunk, w - _TREE[0] - 54, 4, class_="minitree", data_tree=seat)
    words = title(said("sign-score", name=names[seat], points=house.score))
    score = at(words + laurel(0, 0, typeset(house.score), 42), w - 29, 39, id=f"p-{seat}", data_thing="track-honour")
    parts |= {"score": score, "line": line(f"M10 80H{num(w - 10)}", "#e7d6b1", 1)}
    parts |= _store(house, said) | {"held": _held(house, said, w)}
    return {f"p-{seat}-{key}": group(inner, id=f"p-{seat}-{key}") for key, inner in parts.items()}


def _name(view: LegacyView, house: House, said: Texts, names: list[str], w: float, bot: Bot | None) -> str:
    """Arms and name, who began, and what is to be said of the house; of a bot's, which it is."""
    seat, room = house.seat, w - _TREE[0] - 104
    size = fit(names[seat], room - 16, 17, least=13)
    name = shorten(names[seat], room - 14, size)
    found = shield(seat, 26, 38, 34) if bot is None else shield(seat, 26, 23, 26)
    found += text(48, 35, name, size, "serif", "start", w=700)
    if view.first == seat and view.seats > 1:
        found += at(title(said("sign-first")) + icon("bell", 0, 0, 14, "#8a5d10"), 57 + width(name, size), 29.5)
    own = said(f"sign-house-{HOUSES[seat].mark}") if bot is None else bot.kind
    note = said("sign-extinct") if house.extinct else own
    for n, part in enumerate(broken(note, room - 6, 13, "serif")):
        found += text(48, 51 + n * 14, part, 13, "serif", "start", "#7d6548", font_style="italic")
    return found


def _store(house: House, said: Texts) -> dict[str, str]:
    """The tracks, how many friends are in hand, and the pawns, each by itself."""
    found, x, shown = dict[str, str](), 12.0, amounts(house)
    for track, sign in (("money", "coin"), ("income", "cash"), ("prestige", "crown")):
        inner = title(said(f"sign-track-{track}")) + (coin(8, 0, 8) if sign == "coin" else icon(sign, 8, 0, 17))
        inner += text(19, 5, shown[track], 15, anchor="start", w=800)
        found[track] = at(inner, x, 93, data_thing=f"track-{track}")
        x += 27 + width(shown[track], 15, "sans")
    inner = title(said("sign-hand-says", count=house.cards)) + icon("ages", 8, 0, 17)
    found["hand"] = at(inner + text(19, 5, house.cards, 15, anchor="start", w=800), x, 93, data_thing="hand")
    x += 36 + width(str(house.cards), 15, "sans")
    found["pawns"] = _pawns(house, said, x)
    return found


def _pawns(house: House, said: Texts, x: float) -> str:
    words, found = title(said("sign-pawn-count", count=house.pawns)), ""
    for n in range(house.pawns):
        found += at(words + member(house.seat, "", 0, 0, 0.62), x + n * 15, 103, data_thing="pawn")
    x += house.pawns * 15 + 2
    for colour in COLOURS:
        for _ in range(house.extras.get(colour, 0)):
            found += at(extra(colour, 0, 0, 8), x, 92, data_thing=f"extra-{colour}")
            x += 14
    return found


def _held(house: House, said: Texts, w: float) -> str:
    """How many titles, mansions, ventures, contributions and complications there are."""
    everybody: list[Person | Forebear] = [*house.family, *house.tree]
    counts = {
        "title": sum(one.title is not None for one in everybody),
        "mansion": sum(one.mansion for one in everybody),
        "venture": sum(one.venture for one in everybody),
        "contribution": sum(one.contribution is not None for one in everybody),
        "complication": house.trouble,
    }
    things = {"title": "space-title", "contribution": "space-contribution", "complication": "complication"}
    found = ""
    x = w - 12
    for kind, n in reversed(counts.items()):
        if n:
            many = text(7, 9, n, 12.5, w=800, stroke="#fbf5e6", stroke_width=3, paint_order="stroke") if n > 1 else ""
            words = title(said("sign-trouble", count=n) if kind == "complication" else said(f"sign-{kind}"))
            found += at(words + tile(kind, 0, 0, 17) + many, x - 7, 92, data_thing=things.get(kind, f"space-{kind}"))
            x -= 22
    if house.tasks:
        drawn = icon("treasure-map", 0, 0, 16) + text(9, 5, len(house.tasks), 14, anchor="start", w=800)
        found += at(title(said("sign-mission")) + drawn, x - 18, 92, data_thing="space-mission")
    return found


def panel(
    view: LegacyView,
    seat: int,
    texts: Texts,
    names: list[str],
    x: float = 0,
    y: float = 0,
    w: float = WIDTH,
    *,
    turn: bool = False,
    bot: Bot | None = None,
) -> str:
    """A plate as an ``<svg>`` of its own; the page holds the definitions."""
    words = signs(texts.language)("sign-score", name=names[seat], points=view.houses[seat].score)
    inner = "".join(things(view, seat, texts, names, w, turn=turn, bot=bot).values())
    return boxed(inner, (w, HEIGHT), words, "plate", x, y)
