"""What every printed thing of Heads of State is, in one sentence with its clause. Where each is drawn, :mod:`spots`
and the panels say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cadency.boards.heads_of_state.cards import back, tile, treason_icon
from cadency.boards.heads_of_state.layout import ATTRIBUTE, LANDS
from cadency.boards.heads_of_state.printed import covers, doors, need, row, sectors
from cadency.boards.heads_of_state.signs import emblem
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import laurel
from cadency.boards.kit.things import Number, Thing, Things
from cadency.games.heads_of_state.names import ATTRIBUTES, COUNTRIES, NOBLES, TREASONS
from cadency.games.heads_of_state.view import HeadsView, Sector
from cadency.texts import Texts

Named = Iterator[tuple[str, Thing]]
_PLACES: Final = ("first", "second")


def things(view: HeadsView, texts: Texts) -> Things:
    """Every thing by its name. They depend on the number of seats, the language and the printed values only."""
    tell = _Teller(view, signs(texts.language))
    parts = (tell.slots, tell.countries, tell.chamber, tell.cards, tell.display, tell.nobles, tell.houses)
    return {name: thing for part in parts for name, thing in part()}


class _Teller:
    """Things share the view and the words they are told in."""

    def __init__(self, view: HeadsView, said: Texts) -> None:
        self.view = view
        self.said = said

    def thing(self, key: str, sign: str, clause: str, *numbers: Number, name: str = "", **args: object) -> Thing:
        """``thing-<key>`` is its name and ``thing-<key>-says`` its sentence."""
        called = name or self.said(f"thing-{key}", **args)
        return Thing(sign, called, self.said(f"thing-{key}-says", **args), clause, numbers)

    def points(self, points: object, word: str = "", **args: object) -> Number:
        return Number(laurel(14, 0, points, 27), 28.0, self.said(f"number-{word}", **args) if word else "")

    def cost(self, noble: str) -> Number:
        """The set of a rank, as small as it must be."""
        cards = need(self.view, noble)
        step = min(24.0, 168 / len(cards))
        drawn = "".join(tile(card, i * step, -10, min(21.0, step - 1)) for i, card in enumerate(cards))
        return Number(drawn, len(cards) * step)

    def slots(self) -> Named:
        for sector in self.view.map:
            place = self.said(f"sign-sector-{sector.id}")
            worth = row(self.view, "influence", "capital" if sector.capital else "province")
            for i, slot in enumerate(sector.slots):
                noble = self.said(f"sign-noble-{slot.noble}")
                most = self.points(row(self.view, "rank", slot.noble)["most"], "most")
                sway = (worth["upper"], worth["lower"] if i else worth["upper"])
                gain = self._influence(sector, *sway)
                name = self.said("thing-slot", sector=place, noble=noble)
                told = self.thing("slot", "crown", "H-5.5", self.cost(slot.noble), most, gain, name=name, noble=noble)
                yield f"slot-{sector.id}-{slot.noble}", told
            name = self.said("thing-hexagon", sector=place)
            told = self.thing("hexagon", "crown", "H-10.1", self.points(sector.hexagon, "at-once"), name=name)
            yield f"hexagon-{sector.id}", told

    def _influence(self, sector: Sector, alone: int, below: int) -> Number:
        key = "influence" if alone == below else "influence-below"
        return Number(emblem(sector.country, 10, 0, 18), 21.0, self.said(f"number-{key}", alone=alone, below=below))

    def countries(self) -> Named:
        for country in COUNTRIES:
            name = self.said(f"sign-country-{country}")
            sign = LANDS[country].icon
            marker, spoils = row(self.view, "marker", country), row(self.view, "country", country)
            numbers = [self.points(marker[place], place) for place in _PLACES]
            called = self.said("thing-markers", country=name)
            count = len(sectors(self.view, country))
            yield f"markers-{country}", self.thing("markers", sign, "H-10.2", *numbers, name=called, sectors=count)
            numbers = [self.points(spoils[place], place) for place in _PLACES]
            called = self.said("thing-spoils", country=name)
            yield f"spoils-{country}", self.thing("spoils", sign, "H-11.3", *numbers, name=called)
            called = self.said("thing-been", country=name)
            yield f"been-{country}", self.thing("been", sign, "H-10.2", name=called)
            yield f"country-{country}", self.thing("country", sign, "H-11.1", name=name, sectors=count)

    def chamber(self) -> Named:
        numbers = [self.points(points) for points in doors(self.view)]
        yield "chamber", self.thing("chamber", "greek-temple", "H-10.4", *numbers)
        yield "ship", self.thing("ship", "caravel", "H-1.1")

    def cards(self) -> Named:
        for card in ATTRIBUTES:
            name = self.said(f"sign-attribute-{card}")
            used = [noble for noble in NOBLES if card in need(self.view, noble)]
            sign, clause = ATTRIBUTE[card][0], "H-5.2"
            if card == "courtesan":
                yield f"attribute-{card}", self.thing("courtesan", sign, "H-5.3", name=name)
                continue
            ranks = ", ".join(self.said(f"sign-noble-{noble}") for noble in used)
            yield f"attribute-{card}", self.thing("attribute", sign, clause, name=name, ranks=ranks)
        for card in TREASONS:
            lands = [self.said(f"sign-country-{land}") for land in covers(card)]
            key, clause = (("assassin", "H-6.3"), ("treason", "H-6.5"), ("two-lands", "H-6.7"))[len(lands)]
            args = dict(zip(("country", "other"), lands, strict=False))
            name = self.said(f"sign-treason-{card}")
            yield f"treason-{card}", self.thing(key, treason_icon(card), clause, name=name, **args)

    def display(self) -> Named:
        layout = self.view.printed["layout"][0]
        yield "deck", self.thing("deck", "cards", "H-4.1")
        yield "pile", self.thing("pile", "guillotine", "H-3.4", pile=int(layout["pile"]) + 1)
        yield "treason-deck", self.thing("treason-deck", "plain-dagger", "H-4.4")
        yield "discards", self.thing("discards", "cards", "H-5.5")
        limit = row(self.view, "limit", "turn")
        later = row(self.view, "limit", "round")
        for kind, field, clause in (("attribute", "attributes", "H-8.1"), ("treason", "treasons", "H-8.1")):
            sign = Number(back(kind, 0, -10, 1.05), 17.0)
            args = {"most": limit[field], "later": later[field]}
            yield f"{kind}-cards", self.thing(f"{kind}-cards", "", clause, sign, **args)

    def nobles(self) -> Named:
        for noble in NOBLES:
            printed = row(self.view, "rank", noble)
            name = self.said(f"sign-noble-{noble}")
            helped = "noble" if printed["courtesan"] == 1 else "noble-alone"
            yield f"noble-{noble}", self.thing(helped, "crown", "H-5.2", self.cost(noble), name=name)
            called = self.said("thing-most", noble=name)
            points = self.points(printed["most"], "end")
            yield f"most-{noble}", self.thing("most", "crown", "H-12.1", points, name=called)
        yield "supply", self.thing("supply", "crown", "H-5.6")

    def houses(self) -> Named:
        yield "score", self.thing("score", "laurel-crown", "H-12.3")
        yield "ranks", self.thing("ranks", "greek-temple", "H-10.4")
