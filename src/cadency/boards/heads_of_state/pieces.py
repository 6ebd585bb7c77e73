"""The flat layer of what moves on the map. Every piece has a stable id and a transform, so that it can glide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cadency.boards.heads_of_state.buildings import door_middles
from cadency.boards.heads_of_state.foresight import foresee
from cadency.boards.heads_of_state.layout import CHAMBER, HEIGHT, LANDS, SHIP, WIDTH, Slot, hexagon_at, storeys
from cadency.boards.heads_of_state.nobles import arms, hexagon, stone
from cadency.boards.heads_of_state.printed import doors
from cadency.boards.heads_of_state.sea import ship
from cadency.boards.heads_of_state.signs import cartouche
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import INK, at, circ, ell, group, icon, laurel, rect, shield, text, title
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView, Sector
from cadency.kernel.words import Wire
from cadency.texts import Texts

Ghost = Mapping[str, Any]


def pieces(view: HeadsView, texts: Texts, names: list[str], country: str | None = None) -> str:
    """Everything on the map that moves; of one country only on a narrow screen."""
    return "".join(things(view, texts, names, country).values())


def things(view: HeadsView, texts: Texts, names: list[str], country: str | None = None) -> dict[str, str]:
    """The same one by one, by their ids, in the order in which they lie over each other."""
    found = counters(view, texts, names, country)
    return found if country is not None else found | papers(view, texts, names)


def counters(view: HeadsView, texts: Texts, names: list[str], country: str | None = None) -> dict[str, str]:
    """Hexagons, nobles and the dead: the same for everybody."""
    shown = [sector for sector in view.map if country in (None, sector.country)]
    found: dict[str, str] = {}
    for layer in (_hexagon, _living, _dead):
        for sector in shown:
            found |= layer(view, texts, names, sector)
    return found


def papers(view: HeadsView, texts: Texts, names: list[str]) -> dict[str, str]:
    """What lies on the countries' papers, the ship of the round and the doors of the Chamber."""
    found: dict[str, str] = {}
    for name, look in LANDS.items():
        paper = cartouche(view, texts, names, name, look.cartouche)
        found[f"paper-{name}"] = group(paper, id=f"paper-{name}")
    words = title(signs(texts.language)("sign-round", year=str(view.year)))
    found["ship"] = at(words + ship(view.year), *SHIP, 0.93, id="ship")
    return found | _doors(view, texts, names)


def scale(sector: Sector) -> float:
    return 1 if sector.capital else 0.94


def _name(seat: int, sector: str, noble: str, nth: int) -> str:
    """A counter keeps its name from its slot to the hexagon: the n-th of its kind that its house lost there."""
    return f"n-{seat}-{sector}-{noble}-{nth}"


def _lost(view: HeadsView, seat: int, sector: str, noble: str) -> int:
    return view.houses[seat].dead.count((sector, noble))


def _living(view: HeadsView, texts: Texts, names: list[str], sector: Sector) -> dict[str, str]:
    said = signs(texts.language)
    found: dict[str, str] = {}
    for slot, held in zip(storeys(sector), sector.slots, strict=True):
        if held.seat is None:
            continue
        place = said(f"sign-sector-{sector.id}")
        words = said("sign-noble-at", noble=said(f"sign-noble-{held.noble}"), name=names[held.seat], sector=place)
        name = _name(held.seat, sector.id, held.noble, _lost(view, held.seat, sector.id, held.noble))
        lit = f"lit-{sector.id}-{held.noble}"
        found[lit] = group(_window(slot), id=lit)
        found[name] = at(
            title(words) + arms(held.seat, slot.rank), slot.x, slot.y - 5, scale(sector), id=name, class_="piece noble"
        )
    return found


def _window(slot: Slot) -> str:
    """Light in the window of a slot that is taken."""
    left, top, w, h = slot.box
    return rect(left, top, w, h, 4, "#fbf3dc", INK, 1.2) + rect(left, top, w, 6, 3, "#000", opacity=".14")


def _hexagon(view: HeadsView, texts: Texts, names: list[str], sector: Sector) -> dict[str, str]:
    said = signs(texts.language)
    free = sector.opener is None
    if sector.opener is None:
        words = said("sign-hexagon-free", points=sector.hexagon)
    else:
        words = said("sign-hexagon-taken", points=sector.hexagon, name=names[sector.opener])
    lies = any(place == sector.id for house in view.houses for place, _ in house.dead)
    inner = title(words) + hexagon(sector.hexagon, free=free, lowered=lies and not free)
    return {f"h-{sector.id}": at(inner, *hexagon_at(sector), id=f"h-{sector.id}")}


def _dead(view: HeadsView, texts: Texts, names: list[str], sector: Sector) -> dict[str, str]:
    """The dead stand on the hexagon as stones, closer the more there are."""
    said = signs(texts.language)
    lost = [(house.seat, noble) for house in view.houses for place, noble in house.dead if place == sector.id]
    x, y = hexagon_at(sector)
    step = min(12.0, 26 / max(len(lost) - 1, 1))
    seen: Counter[tuple[int, str]] = Counter()
    found: dict[str, str] = {}
    for i, (seat, noble) in enumerate(lost):
        place = said(f"sign-sector-{sector.id}")
        words = said("sign-dead-at", noble=said(f"sign-noble-{noble}"), name=names[seat], sector=place)
        name = _name(seat, sector.id, noble, seen[seat, noble])
        seen[seat, noble] += 1
        inner = title(words) + stone(seat, NOBLES.index(noble))
        found[name] = at(inner, x - 3 + (i - (len(lost) - 1) / 2) * step, y - 6, 0.92, id=name, class_="piece dead")
    return found


def _doors(view: HeadsView, texts: Texts, names: list[str]) -> dict[str, str]:
    said = signs(texts.language)
    points = doors(view)
    x, y, w = CHAMBER
    found: dict[str, str] = {}
    for n, (middle, worth) in enumerate(zip(door_middles(x, w, len(points)), points, strict=True)):
        if n < len(view.chamber):
            seat = view.chamber[n]
            inner = title(said("sign-door-taken", name=names[seat], points=worth))
            inner += circ(0, 0, 17, "#efe4c8", INK, 1.2) + shield(seat, 0, -1, 21)
            inner += circ(13, 12, 10, "#fbf5e6", INK, 0.9) + text(13, 16.7, worth, 13.2, w=800)
        else:
            inner = title(said("sign-door-free", points=worth)) + circ(0, 2, 17, "#6d4a0c")
            inner += circ(0, 0, 17, "url(#goldleaf)", INK, 1.2) + laurel(0, 0, worth, 32)
        found[f"door-{n}"] = at(inner, middle, y - 34, id=f"door-{n}")
    return found


# --- what an option would bring about


def foreseen(view: HeadsView, wire: Wire, seat: int, then: Sequence[Wire] = ()) -> Ghost:
    """A ghost from an option: who would arrive where, who may fall, which cards would go, which points would come, and
    where the answers that may follow would lead."""
    found = foresee(view, wire, seat, then)
    return {"seat": seat, **found._asdict(), "points": found.points}


def ghosts(view: HeadsView, texts: Texts, ghost: Ghost) -> str:
    """On the map: arms half seen where a noble would come to stand, blood round whoever may fall."""
    found = ""
    if ghost.get("arrives"):
        sector, slot = _find(view, *ghost["arrives"])
        found += at(arms(ghost["seat"], slot.rank), slot.x, slot.y - 5, scale(sector), class_="ghost")
        if ghost["points"]:
            x, y = slot.x + slot.w / 2 + 4, slot.y - slot.h / 2
            paper = circ(0, 0, 16, "#fbf5e6", "#5b3c06", 1.4)
            found += at(paper + laurel(0, 0, f"+{ghost['points']}", 28), x, y, class_="fate")
    for place in ghost.get("rooms", ()):
        sector, slot = _find(view, *place)
        found += at(arms(ghost["seat"], slot.rank), slot.x, slot.y - 5, scale(sector), class_="ghost")
    words = title(signs(texts.language)("sign-would-die"))
    for place in ghost.get("reach", ()):
        found += f'<g class="fate">{words}{_threat(_find(view, *place)[1], 10)}</g>'
    if ghost.get("falls"):
        _, slot = _find(view, *ghost["falls"])
        found += f'<g class="fate">{words}{_night(slot, ghost)}{_threat(slot, 14)}</g>'
    return found


def _threat(slot: Slot, r: float) -> str:
    """Blood round a window, and the sign of whoever comes by night."""
    left, top, w, h = slot.box
    found = rect(left - 2, top - 2, w + 4, h + 4, 6, "none", "#fbf3dc", 5.5)
    found += rect(left - 2, top - 2, w + 4, h + 4, 6, "none", "#7d1d16", 3.2)
    found += circ(left + w + 4, top, r, "#fbf3dc", "#7d1d16", 2.2)
    return found + icon("cloak-dagger", left + w + 4, top, r * 1.43, "#7d1d16")


def _night(slot: Slot, ghost: Ghost) -> str:
    """Night outside the place of an attempt: the only veil on this map."""
    name = "night-" + "-".join(ghost["falls"])
    hole = rect(0, 0, WIDTH, HEIGHT, 0, "#fff") + ell(slot.x, slot.y - 20, 120, 120, "url(#sunhole)")
    veil = rect(1, 1, WIDTH - 2, HEIGHT - 2, 11, "#1a1424", opacity=".2", mask=f"url(#{name})")
    return f'<mask id="{name}">{hole}</mask>{veil}'


def _find(view: HeadsView, place: str, noble: str) -> tuple[Sector, Slot]:
    sector = next(found for found in view.map if found.id == place)
    return sector, next(slot for slot in storeys(sector) if NOBLES[slot.rank] == noble)
