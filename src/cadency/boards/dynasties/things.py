"""What every printed thing of Dynasties is, in one sentence with its clause. Where each is drawn, :mod:`spots` and the
panels say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cadency.boards.dynasties.cards import counted, points_of
from cadency.boards.dynasties.goods import cost
from cadency.boards.dynasties.layout import ACTIONS, BONUSES, CHARACTERS, GOODS, LANDS, SPECIALS, SYMBOL
from cadency.boards.dynasties.printed import free_cities, on_the_map, reward, row
from cadency.boards.dynasties.words import capital, signs
from cadency.boards.kit import laurel
from cadency.boards.kit.things import Number, Thing, Things
from cadency.games.dynasties.view import City, DynastiesView
from cadency.texts import Texts

Named = Iterator[tuple[str, Thing]]
_PAID: Final = {"prince": "black", "princess": "white"}
_REWARD: Final = {"points": "D-5.4", "anchor": "D-5.5", "book": "D-5.6", "crown": "D-5.7"}
_BONUS: Final = {"revalue": "D-11.7", "found": "D-11.6"}
_SPECIAL: Final = {"city": "D-8.2", "trade": "D-8.3", "character": "D-8.4", "pass": "D-8.5", "none": "D-3.4"}
_GOOD: Final = {"black": "D-5.3", "white": "D-5.3", "yellow": "D-8.1", "blue": "D-7.2", "pink": "D-3.5"}
_STORE: Final = {  # thing: sign and clause
    "star": ("baby-face", "D-6.5"),
    "ship": ("caravel", "D-4.3"),
    "mooring-large": ("anchor", "D-4.1"),
    "mooring-small": ("anchor", "D-4.2"),
    "deck": ("card-draw", "D-3.7"),
    "discards": ("card-draw", "D-3.7"),
    "pile": ("scroll-quill", "D-2.6"),
    "bag": ("open-treasure-chest", "D-3.6"),
    "neutrals": ("linked-rings", "D-6.7"),
    "figures": ("ages", "D-1.2"),
    "hand": ("card-draw", "D-1.5"),
    "green": ("scroll-quill", "D-12.5"),
    "yellow": ("scroll-quill", "D-12.6"),
    "books": ("secret-book", "D-1.5"),
    "book": ("secret-book", "D-9.1"),
    "score": ("laurel-crown", "D-13.5"),
}


def things(view: DynastiesView, texts: Texts) -> Things:
    """Every thing by its name. They depend on the number of seats, the language and the printed values only."""
    tell = _Teller(view, signs(texts.language))
    board = (tell.cities, tell.rewards, tell.regions, tell.court, tell.characters)
    held = (tell.cards, tell.scorings, tell.store)
    return {name: thing for part in (*board, *held) for name, thing in part()}


class _Teller:
    """Things share the view and the words they are told in."""

    def __init__(self, view: DynastiesView, said: Texts) -> None:
        self.view = view
        self.said = said

    def thing(self, key: str, sign: str, clause: str, *numbers: Number, name: str = "", **args: object) -> Thing:
        """``thing-<key>`` is its name and ``thing-<key>-says`` its sentence."""
        called = name or self.said(f"thing-{key}", **args)
        return Thing(sign, called, self.said(f"thing-{key}-says", **args), clause, numbers)

    def points(self, points: object, word: str = "") -> Number:
        return Number(laurel(15, 0, points, 29), 30.0, word)

    def cost(self, colour: str, n: object, word: str = "") -> Number:
        return Number(cost(colour, n, 1, 0, 0.9, 16), 32.0, word)

    def _slots(self, city: City) -> Named:
        for slot, colour in _PAID.items():
            size = self.said("number-large" if city.large == slot else "number-small")
            name = self.said(f"thing-{slot}-slot", city=self.said(f"sign-city-{city.id}"))
            price = self.cost(colour, city.prices[slot], size)
            yield f"slot-{city.id}-{slot}", self.thing(f"{slot}-slot", ACTIONS[slot][0], "D-5.3", price, name=name)

    def cities(self) -> Named:
        for city in on_the_map(self.view):
            yield from self._slots(city)
        for city in free_cities(self.view):
            yield from self._slots(city)
            name = self.said(f"sign-city-{city.id}")
            yield city.id, self.thing("free-city", "castle", "D-11.6", name=name)

    def rewards(self) -> Named:
        for symbol, clause in _REWARD.items():
            worth = (self.points(reward(self.view)),) if symbol == "points" else ()
            yield f"reward-{symbol}", self.thing(f"reward-{symbol}", SYMBOL[symbol], clause, *worth)

    def regions(self) -> Named:
        for region, land in LANDS.items():
            name = self.said(f"sign-region-{region}")
            yield f"tile-{region}", self.thing("tile", land.icon, "D-13.1", name=name)
            called = self.said("thing-shield", region=name)
            yield f"shield-{region}", self.thing("shield", "rosa-shield", "D-13.1", name=called)

    def court(self) -> Named:
        for n, pink in enumerate(self.view.printed["track"][0]["prices"], 1):
            name = self.said("thing-pass", place=n)
            yield f"pass-{n}", self.thing("pass", "linked-rings", "D-10.2", self.cost("pink", pink), name=name)
        yield "pass-large", self.thing("pass-large", "linked-rings", "D-10.3")
        for bonus, sign in BONUSES.items():
            gives = row(self.view, "bonus", bonus)["gives"]
            name = self.said("thing-bonus", bonus=self.said(f"sign-bonus-{bonus}", **gives))
            clause = _BONUS.get(bonus, "D-11.5")
            yield f"bonus-{bonus}", self.thing(f"bonus-{bonus}", sign, clause, name=name, **gives)

    def characters(self) -> Named:
        for who, sign in CHARACTERS.items():
            gives = row(self.view, "character", who)["gives"]
            clause = "D-7.5" if who == "leonardo" else "D-7.4"
            name = self.said(f"sign-character-{who}")
            yield f"character-{who}", self.thing(f"character-{who}", sign, clause, name=name, **gives)

    def cards(self) -> Named:
        for card in self.view.printed["card"]:
            special = card["special"]
            price = () if not card["price"] else (self.cost("yellow", card["price"]),)
            args = {"city": self.said(f"sign-city-{card['id']}")} if special == "city" else {}
            sign = SPECIALS.get(special, "trade")
            yield f"action-{card['id']}", self.thing(f"action-{special}", sign, _SPECIAL[special], *price, **args)

    def scorings(self) -> Named:
        for card in self.view.printed["scoring"]:
            clause = "D-12.5" if card["colour"] == "green" else "D-12.6"
            name = capital(", ".join(counted(card, self.said)))
            every = self.said("sign-for-every", every=card["every"]) if card["every"] > 1 else ""
            worth = [self.points(points, every) for points in points_of(card)]
            yield f"scoring-{card['id']}", self.thing("scoring", "scroll-quill", clause, *worth, name=name)

    def store(self) -> Named:
        for colour, good in GOODS.items():
            name = self.said(f"sign-good-{colour}")
            yield f"good-{colour}", self.thing(f"good-{colour}", good.glyph, _GOOD[colour], name=name)
        for name, (sign, clause) in _STORE.items():
            yield name, self.thing(name, sign, clause)
