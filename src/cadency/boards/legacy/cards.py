"""The card of a friend: portrait, profession, price or dowry, what the wedding brings and on what condition."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import INK, circ, coin, fit, icon, line, num, rect, text
from cadency.boards.kit.draw import kept_by_row
from cadency.boards.legacy.faces import arch
from cadency.boards.legacy.gains import PROFESSIONS, Sign, draw, sign_of_need, signs_of_effect, wide
from cadency.boards.legacy.printed import Row
from cadency.boards.legacy.words import signed
from cadency.texts import Texts

CARD: Final = (86.0, 172.0)
_SIZES: Final = (14.5, 14.0, 13.0, 12.0, 11.0, 10.0)  # of signs in a row; the largest that fits is taken


def brings(printed: Row) -> list[Sign]:
    """What a wedding with this friend brings at once."""
    found = []
    if printed["income"]:
        found.append(Sign("cash", signed(printed["income"])))
    if printed["friends"]:
        found.append(Sign("ages", str(printed["friends"])))
    prestige = printed["prestige"] - printed["disgrace"]
    return [*found, Sign("crown", signed(prestige))] if prestige or not found else found


def special(printed: Row) -> list[Sign]:
    """What is odd about a friend: a condition, an effect, more children or none, a wedding without a pawn."""
    found: list[Sign] = []
    effect = signs_of_effect(printed["effect"])
    if printed["need"]:
        found += [sign_of_need(printed["need"], printed["least"]), Sign("arrow")]
    if printed["free"]:
        found.append(Sign("linked-rings", "0"))
    found += effect
    if printed["births"] != 1:
        found.append(Sign("baby-face", str(printed["births"])))
    if printed["pick"]:
        found.append(Sign("baby-face", "2→1"))
    return found


def money(printed: Row) -> str:
    return signed(printed["dowry"] - printed["cost"])


def _row(told: list[Sign], w: float, y: float) -> str:
    size = next((size for size in _SIZES if sum(wide(one, size) for one in told) <= w - 8), _SIZES[-1])
    return draw(told, (w - sum(wide(one, size) for one in told)) / 2 + 1.5, y, size)


@kept_by_row
def friend(printed: Row, said: Texts) -> str:
    """A friend's card, 86 x 172."""
    (w, h), name = CARD, printed["id"]
    wide_ = w - 14
    found = rect(1, 3, w, h, 7, "#1c110a", opacity=".28") + rect(0, 0, w, h, 7, "url(#vellum)", INK, 1.1)
    found += arch(name, 7, 6, wide_, thick=2)
    y = 6 + wide_ * 1.2
    called, nation = said(f"friend-{name}"), said(f"sign-nation-{printed['nation']}", sex=printed["sex"])
    found += text(w / 2, y + 14, called, fit(called, w - 6, 15, least=11.5), "serif", w=800)
    found += text(w / 2, y + 28, nation, fit(nation, w - 6, 13, least=11), "serif", fill="#5f4a37", font_style="italic")
    if printed["profession"] != "none":
        found += circ(13, 14, 11, "url(#vellum)", INK, 1) + icon(PROFESSIONS[printed["profession"]], 13, 14, 15.5)
    found += coin(w - 13, 14, 11.8, money(printed))
    found += line(f"M7 {num(y + 34)}H{num(w - 7)}", "#cdb888", 0.9) + _row(brings(printed), w, y + 46)
    odd = special(printed)
    if odd:
        found += rect(5, y + 56, w - 10, 19, 4, "#efe1bf", "#cdb888", 0.8) + _row(odd, w, y + 65.5)
    return found


def back(w: float = 30, h: float = 42) -> str:
    """The back of a friend's card."""
    found = rect(0.5, 0.5, w - 1, h - 1, 3, "#4a6a6a", INK, 1) + rect(3, 3, w - 6, h - 6, 2, "none", "#e6c98a", 0.8)
    return found + icon("family-tree", w / 2, h / 2, w * 0.62, "#e6c98a")
