"""What every printed thing of Legacy is, in one sentence with its clause. Where each is drawn, the drawings say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cadency.boards.kit import coin, icon, laurel, text
from cadency.boards.kit.things import Number, Thing, Things
from cadency.boards.legacy.gains import said_need
from cadency.boards.legacy.printed import Row, edition
from cadency.boards.legacy.words import capital, signed, signs
from cadency.games.legacy.names import HEADS
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

Named = Iterator[tuple[str, Thing]]
_CHILD: Final = {
    **dict.fromkeys(("girl", "boy"), ("baby-face", "L-6.1")),
    **dict.fromkeys(("gossip", "smile", "brave", "don-juan"), ("baby-face", "L-14.12")),
    **dict.fromkeys(("beauty", "charming", "healthy", "twin-girl", "twin-boy"), ("baby-face", "L-14.13")),
}
_SIGN: Final = {"income": "cash", "friends": "ages", "prestige": "crown"}
_PRINTED: Final = {  # thing: sign and clause
    "complication": ("ribbon", "L-6.3"),
    "space-title": ("tied-scroll", "L-8.1"),
    "space-mansion": ("family-house", "L-8.2"),
    "space-venture": ("caravel", "L-8.3"),
    "space-contribution": ("church", "L-8.4"),
    "space-doctor": ("caduceus", "L-6.7"),
    "space-mission": ("treasure-map", "L-9.1"),
    "home-marry": ("linked-rings", "L-5.1"),
    "home-birth": ("baby-face", "L-6.2"),
    "home-money": ("receive-money", "L-7.1"),
    "home-socialise": ("shaking-hands", "L-7.2"),
    "track-honour": ("laurels", "L-1.4"),
    "track-prestige": ("crown", "L-10.3"),
    "track-income": ("cash", "L-10.1"),
    "track-money": ("cash", "L-1.4"),
    "row": ("ages", "L-7.3"),
    "hand": ("card-draw", "L-1.5"),
    "deck-friends": ("card-draw", "L-7.5"),
    "deck-children": ("baby-face", "L-6.8"),
    "deck-missions": ("treasure-map", "L-9.4"),
    "pawn": ("ages", "L-4.4"),
    **{f"extra-{colour}": ("ages", "L-1.3") for colour in ("green", "orange", "red", "blue", "yellow")},
    **{f"boon-{boon}": (sign, "L-14.5") for boon, sign in (("money", "receive-money"), ("social", "shaking-hands"))},
    "boon-mansion": ("family-house", "L-14.5"),
    "boon-public": ("church", "L-14.14"),
    "boon-deck": ("card-draw", "L-14.6"),
    "round": ("hourglass", "L-3.1"),
    "generation": ("family-tree", "L-3.4"),
}
_ROWS: Final = ("round", "generation")  # what stands beside the rows of a family


def things(view: LegacyView, texts: Texts) -> Things:
    """Every thing by its name. They depend on the number of seats, the language and the printed values only."""
    tell = _Teller(view, signs(texts.language))
    parts = (tell.friends, tell.heads, tell.mentors, tell.holdings, tell.missions, tell.children, tell.board)
    return {name: thing for part in parts for name, thing in part()}


_MOST: Final = 32  # languages, editions and packs of which sentences are kept
_sentences: dict[tuple[str, str, str], dict[str, str]] = {}


def explain(view: LegacyView, language: str, name: str) -> str:
    """The sentence of one thing; nothing for what has no name."""
    key = (language, view.content, view.options["edition"])
    if key not in _sentences:
        if len(_sentences) >= _MOST:
            _sentences.clear()
        _sentences[key] = {name: thing.says for name, thing in things(view, Texts(language)).items()}
    return _sentences[key].get(name, "")


class _Teller:
    """Things share the view and the words they are told in."""

    def __init__(self, view: LegacyView, said: Texts) -> None:
        self.view = view
        self.said = said

    # --- numbers and words of a card

    def gold(self, n: int) -> Number:
        return Number(coin(11, 0, 9.5) + text(24, 5, signed(n), 15, anchor="start", w=800), 48.0)

    def count(self, what: str, n: int) -> Number:
        drawn = icon(_SIGN[what], 9, 0, 17) + text(20, 5, signed(n), 15, anchor="start", w=800)
        return Number(drawn, 44.0)

    def points(self, n: int) -> Number:
        return Number(laurel(15, 0, n, 29), 30.0)

    def gift(self, word: str) -> str:
        verb, _, arg = word.partition(" ")
        if verb == "pawn":
            return self.said("gift-pawn", colour=self.said(f"colour-{arg}"))
        if verb == "keep":
            return self.said("gift-keep", profession=self.said(f"profession-{arg}"))
        return self.said(f"gift-{verb}", count=int(arg or 1))

    def listed(self, words: Iterable[str]) -> str:
        found = list(words)
        told = found[0] if found else ""
        for place, word in enumerate(found[1:], 2):
            key = "list-and" if place == len(found) else "list-comma"
            told = (
                self.said(key, before=told, last=word) if key == "list-and" else self.said(key, before=told, next=word)
            )
        return told

    def price(self, cost: Mapping[str, int]) -> str:
        return self.listed([self.said(f"gift-{what}", count=n) for what, n in cost.items() if n])

    def need(self, text_: str, least: int) -> str:
        """What a card asks for; John Law's gold depends on the edition."""
        if text_ == "law":
            return said_need(self.said, "gold", edition(self.view)["law"])
        return said_need(self.said, text_, least)

    # --- cards

    def friends(self) -> Named:
        for row in self.view.printed["friend"]:
            name = capital(self.said(f"friend-{row['id']}"))
            trade = self.said(f"profession-{row['profession']}")
            gifts = [self.said("gift-free")] if row["free"] else []
            gifts += [self.said("gift-births", count=row["births"])] if row["births"] != 1 else []
            gifts += [self.said("gift-pick")] if row["pick"] else []
            brings = self.listed([*gifts, *map(self.gift, row["effect"])])
            if row["need"] and brings:
                brings = self.said("gift-if", gifts=brings, need=self.need(row["need"], row["least"]))
            key = "thing-friend-brings" if brings else "thing-friend-says"
            says = self.said(key, nation=row["nation"], profession=trade, gifts=brings)
            yield f"friend-{row['id']}", Thing("ages", name, says, "L-5.2", self._friend_numbers(row))

    def _friend_numbers(self, row: Row) -> tuple[Number, ...]:
        found = [self.gold(row["dowry"] - row["cost"])] if row["dowry"] != row["cost"] else []
        found += [self.count(what, row[what]) for what in ("income", "friends") if row[what]]
        prestige = row["prestige"] - row["disgrace"]
        return (*found, self.count("prestige", prestige)) if prestige else tuple(found)

    def heads(self) -> Named:
        """Both sides of a card; and who one can be in the Inheritance."""
        for head in HEADS:
            gold, income = [
                [row[what] for row in self.view.printed["head"] if row["id"].startswith(f"{head}-")]
                for what in ("gold", "income")
            ]
            says = self.said("thing-head-says", pawn=self.said(f"colour-{head}"))
            hers = (self.gold(max(gold)), self.count("income", min(income)))
            his = (self.gold(min(gold)), self.count("income", max(income)))
            name = self.said("thing-head", colour=self.said(f"head-{head}"))
            yield f"head-{head}", Thing("family-tree", name, says, "L-2.5", (*hers, *his))

    def mentors(self) -> Named:
        for row in self.view.printed["mentor"]:
            more = {goal: "" if goal == "goal" else f"{goal}_" for goal in ("goal", "second", "third")}
            needs = {goal: self.need(row[goal], row[f"{key}least"]) for goal, key in more.items()}
            numbers = tuple(self.points(row[f"{key}points"]) for key in more.values())
            says = self.said("thing-mentor-says", **needs)
            name = self.said(f"mentor-{row['id']}")
            yield f"mentor-{row['id']}", Thing("classical-knowledge", name, says, "L-12.2", numbers)

    def holdings(self) -> Named:
        for kind, clause, sign in (("title", "L-8.1", "tied-scroll"), ("contribution", "L-8.4", "church")):
            for row in self.view.printed[kind]:
                gifts = self.listed(map(self.gift, row["effect"]))
                says = self.said(f"thing-{kind}-says", price=self.price(row["cost"]), gifts=gifts)
                name = capital(self.said(f"{kind}-{row['id']}"))
                yield f"{kind}-{row['id']}", Thing(sign, name, says, clause)

    def missions(self) -> Named:
        for row in self.view.printed["mission"]:
            need, gifts = self.need(row["need"], row["least"]), self.listed(map(self.gift, row["effect"]))
            says = self.said("thing-mission-says", need=need, gifts=gifts)
            yield f"mission-{row['id']}", Thing("treasure-map", self.said(f"mission-{row['id']}"), says, "L-9.3")
        for row in self.view.printed["clue"]:
            name = capital(self.said(f"clue-{row['id']}"))
            yield f"clue-{row['id']}", Thing("treasure-map", name, self.said("thing-clue-says"), "L-16.7")

    def children(self) -> Named:
        for child, (sign, clause) in _CHILD.items():
            name = capital(self.said(f"child-{child}"))
            yield f"child-{child}", Thing(sign, name, self.said(f"thing-child-{child}-says"), clause)

    # --- boards

    def board(self) -> Named:
        for name, (sign, clause) in _PRINTED.items():
            if name in _ROWS and self.view.options["variant"] == "inheritance":
                continue  # forebears stand in no rows
            yield name, Thing(sign, self.said(f"thing-{name}"), self.said(f"thing-{name}-says"), clause)
