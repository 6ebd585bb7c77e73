"""Why a choice is not offered: every candidate one might think of, with the rule that forbids it now.

This is the slow, plain second telling of what the frames enumerate quickly; a law compares the two at every decision.
An empty reason means that the choice is offered.
"""

from __future__ import annotations

from cadency.games.village import vocabulary as v
from cadency.games.village.choices import BY_SCROLL, CUBES
from cadency.games.village.content import Price
from cadency.games.village.names import (
    BAG,
    BUILDING,
    CITY,
    FARM,
    GOODS,
    LEVEL,
    MAKER,
    SCROLL,
    SPACES,
    VILLAGE,
    WAGON,
    WINDOW,
)
from cadency.games.village.state import Village, head, ways_to_pay
from cadency.kernel.engine import Refusal


def _none(s: Village, seat: int, place: int, generation: int) -> bool:
    return not s.at(seat, place) >> 4 * generation & 15


def turn(s: Village, seat: int) -> list[Refusal]:
    found = []
    for word in v.TAKE:
        on_space = s.spaces[word.space * 5 : word.space * 5 + 5]
        reason = "" if on_space[word.colour] else "no-such-cube" if any(on_space) else "space-empty"
        found.append(Refusal(word, reason, "V-4.1"))
    for well in v.WELL:
        paid = all(s.cubes[seat * 4 + cube] >= well.cubes.count(cube) for cube in well.cubes)
        reason = "" if paid and s.coins[seat] >= well.coins else "well-short"
        found.append(Refusal(well, reason, "V-4.5"))
    return found


def any_action(s: Village, seat: int) -> list[Refusal]:
    found = []
    for word in v.ACT:
        name = SPACES[word.space]
        nobody = not s.at(seat, FARM)
        verdicts = {
            "harvest": nobody,
            "family": all(r.reason for r in family(s, seat)),
            "crafts": all(r.reason for r in crafts(s, seat)),
            "market": False,
            "travel": all(r.reason for r in travel(s, seat)),
            "council": all(r.reason for r in council(s, seat)),
            "church": nobody,
        }
        reason = ("farm-empty" if name in ("harvest", "church") else "nothing-possible") if verdicts[name] else ""
        found.append(Refusal(word, reason, "V-4.5"))
    return found


def payment(s: Village, seat: int, price: Price) -> list[Refusal]:
    found = []
    for word, need in ways_to_pay(price):
        short = any(n > s.cubes[seat * 4 + cube] for cube, n in need)
        reason = "cubes-short" if short else "coins-short" if word.coins > s.coins[seat] else ""
        found.append(Refusal(word, reason, "V-14.2"))
    return found


def bounty(s: Village, count: int) -> list[Refusal]:
    size = min(count, sum(s.supply[:4]))
    words = [word for word in v.GATHER if len(word.cubes) == size]
    return [
        Refusal(
            word,
            "supply-short" if any(word.cubes.count(x) > s.supply[x] for x in word.cubes) else "",
            "V-R25",
        )
        for word in words
    ]


def family(s: Village, seat: int) -> list[Refusal]:
    found = [Refusal(v.BEAR, "" if s.born[seat] < len(s.content.births) else "all-born", "V-7.1")]
    for place in range(BUILDING, BAG):
        for word in v.RECALL[place]:
            found.append(Refusal(word, "nobody-there" if _none(s, seat, place, word.generation) else "", "V-7.2"))
    return found


def crafts(s: Village, seat: int) -> list[Refusal]:
    found = []
    for row in v.TRAIN:
        for train in row:
            reason = "not-on-farm" if _none(s, seat, FARM, train.generation) else ""
            found.append(Refusal(train, reason, "V-8.2"))
    for make in v.MAKE:
        trained = s.at(seat, BUILDING + MAKER[make.good])
        found.append(Refusal(make, "" if trained else "nobody-trained", "V-8.3"))
    for buy in v.BUY:
        building = MAKER[buy.good]
        short = s.grain[seat] < s.content.craft_grain[building]
        poor = not s.affords(seat, s.content.craft_price[building])
        found.append(Refusal(buy, "grain-short" if short else "cubes-short" if poor else "", "V-8.4"))
    found.append(Refusal(v.GRIND, "grain-short" if s.grain[seat] < s.content.mill[1] else "", "V-8.6"))
    return found


def stall(s: Village, seat: int, free: int) -> list[Refusal]:
    found = [Refusal(v.SKIP, "", "V-9.5")]
    fee = free or s.affords(seat, s.content.sale)
    seen = set()
    for word in v.SERVE:
        row = s.content.rows["customer"][word.customer]
        tile = (tuple(sorted(row["wants"].items())), row["points"])
        has = dict(zip((*GOODS, "grain"), (*s.goods[seat * 5 : seat * 5 + 5], s.grain[seat]), strict=True))
        reason, clause = "", "V-9.3"
        if word.customer in s.queue:
            reason, clause = "in-queue", "V-9.2"
        elif word.customer not in s.stalls:
            continue
        elif any(n > has[want] for want, n in row["wants"].items()):
            reason = "goods-short"
        elif not fee:
            reason, clause = "fee-short", "V-9.4"
        elif tile in seen:
            continue
        else:
            seen.add(tile)
        found.append(Refusal(word, reason, clause))
    return found


def travel(s: Village, seat: int) -> list[Refusal]:
    found = []
    no_wagon = s.goods[seat * 5 + WAGON] < s.content.wagons
    for start, roads in enumerate(s.content.roads):
        place = FARM if start == VILLAGE else CITY + start
        for to, price in roads:
            for word in v.DEPART[start][to]:
                reason, clause = "", "V-10.1" if start == VILLAGE else "V-10.2"
                if _none(s, seat, place, word.generation):
                    reason = "not-on-farm" if start == VILLAGE else "nobody-there"
                elif no_wagon:
                    reason, clause = "no-wagon", "V-10.3"
                elif not s.affords(seat, price):
                    reason, clause = "cubes-short", "V-10.3"
                found.append(Refusal(word, reason, clause))
    return found


def council(s: Village, seat: int) -> list[Refusal]:
    found = []
    for level, by_generation in enumerate(v.RISE):
        place = LEVEL + level - 1 if level else FARM
        clause = "V-11.2" if level else "V-11.1"
        for row in by_generation:
            for word in row:
                reason = ""
                if _none(s, seat, place, word.generation):
                    reason = "nobody-there" if level else "not-on-farm"
                elif word.method == BY_SCROLL and s.goods[seat * 5 + SCROLL] < s.content.scrolls:
                    reason = "no-scroll"
                elif word.method == CUBES and not s.affords(seat, s.content.step):
                    reason = "cubes-short"
                found.append(Refusal(word, reason, clause))
    return found + privilege(s, seat, s.level(seat))


_PRIVILEGE = (
    ("marker-gone", "V-11.5"),
    ("supply-short", "V-11.6"),
    ("", "V-11.7"),
    ("coins-short", "V-11.8"),
)


def privilege(s: Village, seat: int, level: int) -> list[Refusal]:
    found = []
    for word in v.USE:
        reason, clause = _PRIVILEGE[word.level]
        if word.level > level:
            reason, clause = "level-too-low", "V-11.4"
        elif s.usable(seat, word.level):
            reason = ""
        found.append(Refusal(word, reason, clause))
    return found


def church(s: Village, seat: int) -> list[Refusal]:
    found = []
    for row in v.GIVE:
        for word in row:
            reason, clause = "", "V-12.1"
            if _none(s, seat, FARM, word.generation):
                reason = "not-on-farm"
            elif word.method == CUBES and not s.affords(seat, s.content.vow):
                reason, clause = "cubes-short", "V-12.2"
            found.append(Refusal(word, reason, clause))
    return found


def alms(s: Village, seat: int, lowest: int) -> list[Refusal]:
    found = [Refusal(v.SKIP, "", "V-13.2")]
    for word in v.RANSOM:
        none = _none(s, seat, BAG, word.generation)
        reason = "not-in-bag" if none else "named-in-order" if word.generation < lowest else ""
        found.append(Refusal(word, reason, "V-13.2"))
    return found


def promotion(s: Village, seat: int, lowest: int) -> list[Refusal]:
    found = [Refusal(v.SKIP, "", "V-13.5")]
    for n, word in enumerate(v.PROMOTE):
        reason = ""
        if _none(s, seat, WINDOW + word.window, word.generation):
            reason = "nobody-there"
        elif n < lowest:
            reason = "named-in-order"
        elif s.grain[seat] < s.content.window_grain[word.window + 1]:
            reason = "grain-short"
        found.append(Refusal(word, reason, "V-13.5"))
    return found


def death(s: Village, seat: int) -> list[Refusal]:
    oldest = next(g for g in range(4) if any(s.at(seat, place) >> 4 * g & 15 for place in range(BAG)))
    found = []
    for word in v.BURY:
        there = head(s.at(seat, word.place))
        reason = "nobody-there" if not there else "not-oldest" if _none(s, seat, word.place, oldest) else ""
        found.append(Refusal(word, reason, "V-15.3"))
    return found
