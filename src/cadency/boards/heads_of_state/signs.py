"""Papers on the map: the names of sectors, and a cartouche in the sea for each country."""

from __future__ import annotations

from cadency.boards.heads_of_state.buildings import building, chamber
from cadency.boards.heads_of_state.layout import CARTOUCHE, CHAMBER, FEET, LANDS
from cadency.boards.heads_of_state.nobles import crown, six
from cadency.boards.heads_of_state.printed import doors, row, rulers, sectors
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import (
    HOUSES,
    INK,
    Point,
    at,
    circ,
    fit,
    icon,
    line,
    num,
    path,
    poly,
    rect,
    shield,
    shield_path,
    text,
    title,
    width,
)
from cadency.boards.kit.draw import kept
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts


def banner(x: float, y: float, words: str, size: float = 13.5) -> str:
    """A name on a small banner; x, y is the middle of its upper edge."""
    w = width(words, size) + 14
    found = ""
    for side in (-1, 1):
        end = [(w / 2 + 7, 4), (w / 2 - 4, 4), (w / 2 - 4, 19), (w / 2 + 7, 19), (w / 2 + 2.5, 11.5)]
        found += poly([(side * a, b) for a, b in end], "#d9c08e", sw=0.9)
    found += rect(-w / 2, 0, w, 18, 2, "url(#vellum)", INK, 1)
    return at(found + text(0, 13.4, words, size, "serif", w=700), x, y)


def furniture(view: HeadsView, texts: Texts, country: str | None = None) -> str:
    """Buildings and their names: all of them, or those of a country; from the far ones to the near ones."""
    said = signs(texts.language)
    shown = sorted([s for s in view.map if country in (None, s.country)], key=lambda s: FEET[s.id][1])
    found = "".join(building(sector) for sector in shown)
    for sector in shown:
        x, y = FEET[sector.id]
        words = said(f"sign-sector-{sector.id}")
        found += banner(min(x, 694 - width(words, 13.5) / 2), y + 1, words)
    if country is None:
        x, y, w = CHAMBER
        found += chamber(x, y, w, len(doors(view))) + crown(6, x + w / 2, y - 91, 0.5)
        found += banner(x + w / 2, y + 6, said("sign-chamber"), 14.5)
        found += "".join(at(_paper(said, name), *look.cartouche) for name, look in LANDS.items())
    return found


@kept
def emblem(country: str, x: float, y: float, size: float = 18) -> str:
    """A country's arms: its emblem on paper under a chief of its colour."""
    look = LANDS[country]
    h = size * 1.16
    found = path(shield_path(size, h), "#fbf3dc", sw=max(1, size * 0.05))
    found += rect(-size / 2, -h / 2, size, h * 0.19, 0, look.colour) + icon(look.icon, 0, size * 0.06, size * 0.64)
    return at(found, x, y)


def _paper(said: Texts, country: str) -> str:
    w, h = CARTOUCHE
    words = said(f"sign-country-{country}")
    found = rect(1, 3, w, h, 7, "#1c110a", opacity=".28") + rect(0, 0, w, h, 7, "url(#vellum)", INK, 1.2)
    found += rect(3, 3, w - 6, h - 6, 5, "none", "#b9995c", 0.8) + emblem(country, 19, 20, 25)
    found += text(37, 25, words, fit(words, w - 46, 16, least=12), "serif", "start", w=800)
    return found + line(f"M8 38.5H{num(w - 8)}", "#cdb888", 1) + line("M62.5 43V70", "#cdb888", 1)


def cartouche(view: HeadsView, texts: Texts, names: list[str], country: str, place: Point, s: float = 0) -> str:
    """What lies on a country's paper: who completed it (squares), who leads it now (discs), where one has been. With a
    size the paper is drawn as well."""
    found = _paper(signs(texts.language), country) if s else ""
    found += _markers(view, texts, names, country) + _spoils(view, texts, names, country)
    if view.seat is not None:
        found += _been(view, texts, country, view.seat)
    return at(found, *place, s or 1)


def _markers(view: HeadsView, texts: Texts, names: list[str], country: str) -> str:
    said = signs(texts.language)
    printed, taken = row(view, "marker", country), view.markers[country]
    found = ""
    for n, key in enumerate(("first", "second")):
        x, points = 9 + n * 25, printed[key]
        if n < len(taken):
            seat = taken[n]
            words = title(said("sign-marker-taken", name=names[seat], points=points))
            inner = rect(0, 0, 22, 22, 3, "#efe4c8", "#8a7350", 1) + shield(seat, 11, 11, 16)
        else:
            words = title(said("sign-marker-free", points=points))
            inner = rect(0, 2, 22, 22, 3, "#6d4a0c") + rect(0, 0, 22, 22, 3, "url(#goldleaf)", INK, 1.1)
            inner += text(11, 16.5, points, 15, w=800)
        found += at(words + inner, x, 44, id=f"k-{country}-{n}")
    return found


def _spoils(view: HeadsView, texts: Texts, names: list[str], country: str) -> str:
    said = signs(texts.language)
    printed, now = row(view, "country", country), rulers(view, country)
    found = ""
    for n, key in enumerate(("first", "second")):
        x, r, points = 80 + n * 41, (11.5, 9.5)[n], printed[key]
        inner = circ(0, 1.5, r, "#6d4a0c") + circ(0, 0, r, "url(#goldleaf)", INK, 1.1)
        inner += text(0, 4.8, points, (14.5, 13)[n], w=800)
        if n < len(now):
            seat, influence = now[n]
            words = said("sign-rules-now", points=points, name=names[seat], influence=influence)
            inner += shield(seat, 19, 1, 15)
        else:
            words = said("sign-rules-nobody", points=points)
            inner += path(
                shield_path(13, 15), "none", "#9c7a34", 1, stroke_dasharray="2.4 2", transform="translate(19 1)"
            )
        found += at(title(words) + inner, x, 55.5, id=f"r-{country}-{n}")
    return found


def _been(view: HeadsView, texts: Texts, country: str, seat: int) -> str:
    """A small hexagon for each sector, filled where the seat has ever stood."""
    here = sectors(view, country)
    been = sum(sector.id in view.houses[seat].been for sector in here)
    found = title(signs(texts.language)("sign-been", count=been, all=len(here)))
    for i in range(len(here)):
        x = CARTOUCHE[0] - 13 - (len(here) - 1 - i) * 11.5
        full = i < been
        found += poly(six(x, 38.5, 5), HOUSES[seat].base if full else "#fbf5e6", INK if full else "#9c7a34", 1)
    return at(found)
