"""A seat's hand as a shelf: attribute cards by kind, twins behind, treason cards on their side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cadency.boards.heads_of_state.cards import LYING, attribute, back, lying
from cadency.boards.heads_of_state.display import limits
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import HOUSES, INK, at, circ, fit, group, laurel, rect, shield, shorten, text, title, width
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.things import spot
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

SIZE: Final = (352.0, 228.0)
SHELF: Final = 262.0  # room for attribute cards
HIDDEN: Final = "hidden"


class Held(NamedTuple):
    """Cards of a kind: their box, and how many there are."""

    card: str
    many: int
    x: float
    y: float
    w: float
    h: float


def _kinds(view: HeadsView, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What may be seen of a hand: all of one's own, what everybody saw being taken of others' hands."""
    house = view.houses[seat]
    if view.mine is not None and view.seat == seat:
        return view.mine.attributes, view.mine.treasons
    attributes = {**house.known, HIDDEN: house.cards - sum(house.known.values())}
    return attributes, {**house.exposed, HIDDEN: house.treasons - sum(house.exposed.values())}


def shelf(view: HeadsView, seat: int) -> list[Held]:
    """Where the attribute cards stand: by kind, in two rows, or in one while there are few."""
    kinds = [(card, n) for card, n in _kinds(view, seat)[0].items() if n]
    across = max(4, -(-len(kinds) // 2))
    step = SHELF / across
    if len(kinds) <= across:  # one row of larger cards
        return [Held(card, n, 8 + i * step, 66, step - 9, 104) for i, (card, n) in enumerate(kinds)]
    w = min(54.0, step - 8)
    return [Held(card, n, 8 + i % across * step, 46 + i // across * 91, w, 80) for i, (card, n) in enumerate(kinds)]


def plots(view: HeadsView, seat: int) -> list[Held]:
    """Where the treason cards lie, each for itself."""
    flat = [card for card, n in _kinds(view, seat)[1].items() for _ in range(n)]
    step = min(45.0, 140 / max(len(flat) - 1, 1))
    return [Held(card, 1, SHELF + 8, 46 + i * step, *LYING) for i, card in enumerate(flat)]


def hand(view: HeadsView, seat: int, texts: Texts, names: list[str], *, you: bool = False) -> str:
    """The panel's inside, 352 x 228."""
    return "".join(things(view, seat, texts, names, you=you).values())


def things(view: HeadsView, seat: int, texts: Texts, names: list[str], *, you: bool = False) -> dict[str, str]:
    """The same one by one, by their ids: whose hand it is, and every card."""
    w, h = SIZE
    said = signs(texts.language)
    head = rect(0.6, 0.6, w - 1.2, h - 1.2, 11, "#fbf5e6", INK, 1.2) + _head(view, seat, texts, names, you)
    found = {"hand-head": group(head, id="hand-head", aria_label=said("sign-hand-of", name=names[seat]))}
    for held in shelf(view, seat):
        found |= _stack(held, said)
    seen: dict[str, int] = {}
    for held in plots(view, seat):
        n = seen[held.card] = seen.get(held.card, -1) + 1
        inner = _back("treason", *LYING) if held.card == HIDDEN else lying(held.card, said)
        name, thing = f"t-hand-{held.card}-{n}", _thing("treason", held.card)
        found[name] = at(inner, held.x, held.y, id=name, class_="piece card", data_thing=thing)
    found["hand-edge"] = rect(1.2, 1.2, w - 2.4, h - 2.4, 11, "none", HOUSES[seat].base, 2.4, id="hand-edge")
    return found


def _stack(held: Held, said: Texts) -> dict[str, str]:
    inner = _back("attribute", held.w, held.h) if held.card == HIDDEN else attribute(held.card, said, held.w, held.h)
    found = {}
    for n in range(held.many - 1, -1, -1):
        shift = min(n, 2) * 4.5
        name, x, y = f"a-hand-{held.card}-{n}", held.x + shift, held.y - shift * 0.5
        found[name] = at(inner, x, y, id=name, class_="piece card", data_thing=_thing("attribute", held.card))
    if held.many > 2:
        name, x = f"many-{held.card}", held.x + held.w - 12
        count = circ(x, held.y + 13, 10, "#fbf5e6", INK, 1) + text(x, held.y + 17.4, f"×{held.many}", 12.5, w=800)
        found[name] = group(count, id=name)
    return found


def _thing(kind: str, card: str) -> str:
    """What a card is called, or what a hand of them is where its face is hidden."""
    return f"{kind}-cards" if card == HIDDEN else f"{kind}-{card}"


def _back(kind: str, w: float, h: float) -> str:
    base, edge = ("#24406f", "#d9b36a") if kind == "attribute" else ("#3a2227", "#c79a4a")
    found = rect(0, 0, w, h, 5, base, INK, 1.1) + rect(4, 4, w - 8, h - 8, 3, "none", edge, 1)
    return found + back(kind, w / 2 - 14, h / 2 - 19, 2)


def spent(view: HeadsView, seat: int, cards: Sequence[str]) -> str:
    """The cards of a hand that an option would cost, each with a pale gold rim: laid over the panel."""
    found = ""
    lying = {held.card: held for held in plots(view, seat)}
    standing = {held.card: held for held in shelf(view, seat)}
    for card in dict.fromkeys(cards):
        held = standing.get(card) or lying.get(card)
        if held is not None:
            box = (held.x - 1.5, held.y - 1.5, held.w + 3, held.h + 3, 6.5, "none")
            found += rect(*box, "#5b3c06", 5.4) + rect(*box, "#ffdc7a", 3.4)
    return f'<g class="fate">{found}</g>' if found else ""


def _head(view: HeadsView, seat: int, texts: Texts, names: list[str], you: bool) -> str:
    said = signs(texts.language)
    house = view.houses[seat]
    room = 76.0 if you else 112.0
    size = fit(names[seat], room, 18, least=14)
    name = shorten(names[seat], room, size)
    found = shield(seat, 22, 21, 24) + text(42, 26, name, size, "serif", "start", w=800)
    if you:
        left, words = 47 + width(name, size), said("sign-you")
        wide = width(words, 13, "sans") + 13
        found += rect(left, 12, wide, 17, 8.5, HOUSES[seat].base)
        found += text(left + wide / 2, 24.6, words, 13, w=700, fill=HOUSES[seat].on)
    most = limits(view)
    found += _count("attribute", house.cards, most[0], 168, 40, said)
    found += _count("treason", house.treasons, most[1], 246, 30, said)
    words = said("sign-score", name=names[seat], points=house.score)
    return found + at(title(words) + laurel(0, 0, house.score, 38), 329, 21, data_thing="score")


def _count(kind: str, n: int, most: int, x: float, room: float, said: Texts) -> str:
    """How many cards there are, and how many may be kept; in red beyond that."""
    of = said("sign-of-limit", limit=most)
    after = x + 22 + width(str(n), 15, "sans") + 2
    found = title(said(f"sign-{kind}-cards", count=n)) + back(kind, x, 12)
    found += text(x + 18, 26, n, 15, anchor="start", w=800, fill="#7d1d16" if n > most else INK)
    found += text(after, 26, of, fit(of, room, 13.5, "sans"), anchor="start", fill="#7d6548")
    return at(found + spot(f"{kind}-cards", x, 8, 70, 26))


def panel(
    view: HeadsView,
    seat: int,
    texts: Texts,
    names: list[str],
    lit: str = "",
    *,
    you: bool = False,
    x: float = 0,
    y: float = 0,
    width: float | None = None,
) -> str:
    """The hand as an ``<svg>`` of its own; the page holds the definitions."""
    words = signs(texts.language)("sign-hand-of", name=names[seat])
    return boxed(hand(view, seat, texts, names, you=you) + lit, SIZE, words, "hand", x, y, width)
