"""What is printed on a card, in signs and few words: prices, gains, conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

SIGN: Final = {"gold": "¤", "income": "⊕", "prestige": "♔", "honour": "★", "friends": "☺", "take": "☺"}
SEX: Final = {"woman": "♀", "man": "♂"}
GOALS: Final = ("goal", "second", "third")
Row = Mapping[str, Any]


def row(view: LegacyView, table: str, name: str) -> Row:
    found: Row = next(row for row in view.printed[table] if row["id"] == name)
    return found


def amount(what: str, n: int) -> str:
    return f"{SIGN[what]}{'+' if n > 0 else '−'}{abs(n)}"


def price(cost: Mapping[str, int]) -> str:
    return " ".join([amount(what, -n) for what, n in cost.items() if n])


def effect(said: Texts, word: str) -> str:
    """One effect: a sign and a number where there is a sign, else words."""
    verb, _, arg = word.partition(" ")
    if verb in SIGN:
        return amount(verb, int(arg))
    if verb == "pawn":
        return said("effect-pawn", colour=arg)
    if verb == "keep":
        return said("effect-keep", profession=arg)
    return said(f"effect-{verb}", count=int(arg or 1))


def effects(said: Texts, words: list[str]) -> str:
    return ", ".join([effect(said, word) for word in words])


def need(view: LegacyView, said: Texts, text: str, least: int) -> str:
    """What a card asks for; John Law's gold depends on the edition."""
    name, _, of = text.partition(":")
    if name == "law":
        return said("need-gold", least=row(view, "edition", view.options["edition"])["law"])
    if name == "arranged" and of:
        name = "arranged-profession"
    return said(f"need-{name}", profession=of, nation=of, least=least)


def gains(view: LegacyView, said: Texts, friend: str) -> str:
    """What a friend brings after the wedding is paid."""
    card = row(view, "friend", friend)
    found = [amount(what, card[what]) for what in ("income", "friends", "prestige") if card[what]]
    if card["disgrace"]:
        found.append(amount("prestige", -card["disgrace"]))
    more = [said("effect-free")] if card["free"] else []
    more += [said("effect-births", count=card["births"])] if card["births"] != 1 else []
    more += [said("effect-pick")] if card["pick"] else []
    more += [effect(said, word) for word in card["effect"]]
    if card["need"] and more:
        more[-1] = f"{more[-1]} {said('if-others', need=need(view, said, card['need'], card['least']))}"
    return ", ".join([" ".join(found), *more] if found else more)


def purse(view: LegacyView, friend: str) -> str:
    """Cost or dowry of a wedding."""
    card = row(view, "friend", friend)
    n = card["dowry"] - card["cost"]
    return amount("gold", n) if n else ""


def mission(view: LegacyView, said: Texts, name: str) -> str:
    card = row(view, "mission", name)
    return f"{need(view, said, card['need'], card['least'])} → {effects(said, card['effect'])}"


def goals(view: LegacyView, said: Texts, mentor: str) -> list[str]:
    """The goals of a mentor with their points, the main one first."""
    card = row(view, "mentor", mentor)
    found = []
    for goal in GOALS:
        more = "" if goal == "goal" else f"{goal}_"
        found.append(f"{need(view, said, card[goal], card[f'{more}least'])} ★{card[f'{more}points']}")
    return found


def signs_of(view: LegacyView, said: Texts, friend: str) -> str:
    """Nation and profession."""
    card = row(view, "friend", friend)
    return f"{said('nation-' + card['nation'])}, {said('profession-' + card['profession'])}"
