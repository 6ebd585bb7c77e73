"""What every printed thing of Village is, in one sentence with its clause. Where each is drawn, :mod:`spots` says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cadency.boards.kit import laurel, roundel, text
from cadency.boards.kit.things import Number, Thing, Things
from cadency.boards.village.goods import CUBES, GOODS, cube, price, wants
from cadency.boards.village.layout import MAKER
from cadency.boards.village.printed import ICON, road_pairs, row
from cadency.boards.village.words import capital, signs
from cadency.games.village.names import BUILDINGS, CAREERS, INFLUENCE
from cadency.games.village.view import VillageView
from cadency.texts import Texts

SPACES: Final = {
    "harvest": "V-6.1",
    "family": "V-7.1",
    "crafts": "V-8.1",
    "market": "V-9.1",
    "travel": "V-10.1",
    "council": "V-11.1",
    "church": "V-12.1",
}
PRIVILEGES: Final = ("V-11.5", "V-11.6", "V-11.7", "V-11.8")
Named = Iterator[tuple[str, Thing]]


def things(view: VillageView, texts: Texts) -> Things:
    """Every thing by its name. They depend on the number of seats, the language and the printed values only."""
    tell = _Teller(view, texts)
    village = (tell.spaces, tell.church, tell.council, tell.crafts, tell.market, tell.world, tell.book)
    return {name: thing for part in (*village, tell.pieces, tell.farm) for name, thing in part()}


class _Teller:
    """Things share the view and the words they are told in."""

    def __init__(self, view: VillageView, texts: Texts) -> None:
        self.view = view
        self.texts = texts
        self.said = signs(texts.language)

    def thing(self, key: str, sign: str, clause: str, *numbers: Number | None, name: str = "", **args: object) -> Thing:
        """``thing-<key>`` is its name and ``thing-<key>-says`` its sentence."""
        called = name or self.said(f"thing-{key}", **args)
        return Thing(sign, called, self.said(f"thing-{key}-says", **args), clause, tuple([n for n in numbers if n]))

    def number(self, drawn: tuple[str, float], word: str = "", **args: object) -> Number | None:
        return Number(*drawn, self.said(f"number-{word}", **args) if word else "") if drawn[1] else None

    def points(self, points: int, word: str = "end") -> Number | None:
        return self.number((laurel(14, 0, points, 27), 28.0), word) if points else None

    def spaces(self) -> Named:
        for space, clause in SPACES.items():
            name = capital(self.texts(f"space-{space}"))
            yield f"space-{space}", self.thing(f"space-{space}", ICON[space], clause, name=name)
        printed = self.view.printed["harvest"][0]
        yields = [self.number(_grain(printed["plain"]))]
        for beast in ("horse", "ox"):
            drawn, w = price(0, 0, things=(beast, "plow"), s=1.2)
            more, wide = _grain(printed[beast], w + 6)
            yields.append(self.number((drawn + more, w + 6 + wide)))
        yield "fields", self.thing("fields", "wheat", "V-6.2", *yields)
        yield "home", self.thing("home", "ages", "V-7.1")
        yield "well", self.thing("well", "well", "V-4.5", self.number(_any(3), "one-colour"))

    def church(self) -> Named:
        for printed in self.view.printed["window"]:
            n = int(printed["window"])
            grain = self.number(_grain(printed["grain"]), "to-move-in") if printed["grain"] else None
            first = "V-13.4" if n == 1 else "V-13.5"
            key = "window-first" if n == 1 else "window-last" if n == 4 else "window"
            yield f"window{n}", self.thing(key, "church", first, grain, self.points(printed["points"]), window=n)
        monks = self.view.printed["start"][0]["monks"]
        yield "bag", self.thing("bag", "monk-face", "V-13.3", monks=monks)

    def council(self) -> Named:
        step = self.view.printed["step"][0]
        rights = self.view.printed["privilege"][0]
        for printed in self.view.printed["level"]:
            n = int(printed["level"])
            bits, w = price(0, 0, time=printed["hours"], cubes=step["cubes"], s=1.2)
            cost = self.number((bits, w), "or-scroll", scrolls=step["scrolls"])
            gain = {2: self.number(_any(rights["cubes"])), 4: self.points(rights["prestige"], "at-once")}.get(n)
            yield (
                f"council{n}",
                self.thing(
                    f"level-{n}", "gavel", PRIVILEGES[n - 1], cost, gain, self.points(printed["points"]), **rights
                ),
            )
        yield "bell", self.thing("bell", "bell", "V-3.7")

    def crafts(self) -> Named:
        for name in BUILDINGS:
            printed = row(self.view, "building", "id", name)
            made = tuple([thing for thing, maker in MAKER.items() if maker == name])
            goods = ", ".join(self.texts(f"good-{thing}") for thing in made)
            numbers = (
                self.number(price(0, 0, time=printed["train"], s=1.2), "to-train"),
                self.number(price(0, 0, time=printed["hours"], s=1.2), "to-make"),
                self.number(price(0, 0, cubes=printed["cubes"], grain=printed["grain"], s=1.2), "to-buy"),
            )
            called = capital(self.texts(f"place-{name}"))
            yield name, self.thing("workshop", "anvil", "V-8.5", *numbers, name=called, goods=goods)
        mill = self.view.printed["mill"][0]
        cost = self.number(price(0, 0, time=mill["hours"], grain=mill["grain"], s=1.2), "to-pay")
        gain = self.number(price(0, 0, coins=mill["coins"], s=1.2))
        yield "mill", self.thing("mill", "anvil", "V-8.6", cost, gain, name=capital(self.texts("place-mill")))

    def market(self) -> Named:
        sale = self.number(price(0, 0, cubes=self.view.printed["sale"][0]["cubes"], time=1, s=1.2), "after-first")
        for name, who in self.view.customers.items():
            wanted = [thing for thing, n in who.wants.items() for _ in range(n)]
            wide = len(wanted) * 21.0
            asked = self.number((wants(wanted, wide / 2, 0, 20), wide))
            yield f"customer-{name}", self.thing("customer", "shop", "V-9.3", asked, self.points(who.points), sale)
        yield "stall", self.thing("stall", "shop", "V-9.2")
        yield "queue", self.thing("queue", "shop", "V-9.7")
        yield "pile", self.thing("pile", "shop", "V-9.8")
        yield "sale", self.thing("sale", "scales", "V-9.4", sale)

    def world(self) -> Named:
        trip = self.view.printed["trip"][0]
        for printed in self.view.printed["city"]:
            gain = (
                self.points(printed["prestige"], "at-once")
                or (self.number(price(0, 0, coins=printed["coins"], s=1.2), "at-once") if printed["coins"] else None)
                or self.number(_any(printed["cubes"]), "at-once")
            )
            city = self.texts(f"city-{printed['id']}")
            yield printed["id"], self.thing("city", "cartwheel", "V-10.4", gain, name=city)
        hire = {"things": ("wagon",) * trip["wagons"], "time": trip["hours"]}
        for a, b in road_pairs(self.view):
            cost = self.number(price(0, 0, cubes=row(self.view, "road", "id", f"{a}-{b}")["cubes"], s=1.2, **hire))
            ends = [self.texts(f"city-{end}") for end in (a, b)]
            yield f"road-{a}-{b}", self.thing("road", "cartwheel", "V-10.3", cost, start=ends[0], end=ends[1])
        yield "trip", self.thing("trip", "cartwheel", "V-10.3", self.number(price(0, 0, s=1.2, **hire)))
        points = row(self.view, "score", "id", "travel")["points"]
        marks = "".join(roundel(9 + i * 19, 0, n, 8.6) for i, n in enumerate(points))
        yield "honours", self.thing("honours", "cartwheel", "V-17.1", Number(marks, len(points) * 19.0))

    def book(self) -> Named:
        for career in CAREERS:
            name = self.said("thing-career", career=capital(self.texts(f"career-{career}")))
            room = self.view.chronicle_room[career]
            yield f"chronicle-{career}", self.thing("career", "open-book", "V-15.5", name=name, room=room)
        points = row(self.view, "score", "id", "chronicle")["points"]
        worth = [(n, p) for n, p in enumerate(points, 1) if p]
        drawn = "".join(
            text(2 + i * 50, 5, f"{n}{'+' if n == len(points) else ''}", 14, anchor="start", w=800)
            + laurel(34 + i * 50, 0, p, 25)
            for i, (n, p) in enumerate(worth)
        )
        yield "chronicle", self.thing("chronicle", "open-book", "V-17.4", Number(drawn, len(worth) * 50.0))
        yield "graves", self.thing("graves", "tombstone", "V-15.6", room=self.view.graves_room)

    def pieces(self) -> Named:
        for colour in CUBES:
            hours = self.view.printed["plague"][0]["hours"]
            cost = self.number(price(0, 0, time=hours, s=1.2)) if colour == "plague" else None
            clause = "V-4.3" if colour == "plague" else "V-4.2"
            yield f"cube-{colour}", self.thing(f"cube-{colour}", "", clause, cost, name=self._cube(colour))
        for kind in GOODS:
            name = capital(self.texts(f"good-{kind}"))
            yield f"good-{kind}", self.thing(f"good-{kind}", GOODS[kind][0], "V-8.5", name=name)
        for generation in (1, 2, 3, 4):
            yield f"member-{generation}", self.thing("member", "ages", "V-15.3", generation=generation)

    def _cube(self, colour: str) -> str:
        """Its name as it is everywhere, and what it stands for."""
        name = capital(self.texts(f"colour-{colour}.noun"))
        return self.said("thing-cube", name=name, power=self.texts(f"colour-{colour}.power"))

    def farm(self) -> Named:
        start = self.view.printed["start"][0]
        yield "grain", self.thing("grain", "grain-bundle", "V-6.4", room=start["store"])
        yield "coins", self.thing("coins", "", "V-14.2", self.number(price(0, 0, coins=1, s=1.2)))
        yield "served", self.thing("served", "shop", "V-17.5")
        yield "unborn", self.thing("unborn", "ages", "V-7.1")
        yield "time", self.thing("time", "hourglass", "V-5.1", length=self.view.printed["time"][0]["length"])
        yield "bridge", self.thing("bridge", "stone-bridge", "V-5.2")
        yield "score", self.thing("score", "laurel-crown", "V-17.8")
        yield "first", self.thing("first", "bell", "V-3.5")


def _grain(n: int, x: float = 0) -> tuple[str, float]:
    return price(x, 0, grain=n, s=1.2)


def _any(n: int) -> tuple[str, float]:
    """Cubes of choice: one of each colour, as many as there are."""
    drawn = "".join(cube(INFLUENCE[i % 4], 9 + i * 17, 0, 0.74) for i in range(n))
    return drawn, n * 17.0 + 2
