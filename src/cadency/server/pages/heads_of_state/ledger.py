"""Nobles, houses and the Chamber as small tables with a column for each house, where there is no room for the chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from cadency.boards.heads_of_state.printed import doors, leaders, row
from cadency.boards.heads_of_state.words import signs
from cadency.games.heads_of_state.names import NOBLES, POINTS
from cadency.server.pages.heads_of_state import things
from cadency.server.pages.parts import Part, Things
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import icon

TABS = ("nobles", "houses", "chamber")


def tabs(scene: Scene) -> list[tuple[str, str]]:
    """Each table's name, and what its tab says."""
    said = signs(scene.texts.language)
    words = ("sign-nobles", "sign-houses", "sign-points-chamber")
    return [(name, said(key)) for name, key in zip(TABS, words, strict=True)]


def ledger(scene: Scene) -> Iterator[Part]:
    """Their rows, each a thing of its own."""
    houses = scene.open.houses
    yield Part("ledger-nobles", lambda: _nobles(scene), [house.titles for house in houses], open=True)
    yield Part("ledger-houses", lambda: _houses(scene), [house.points for house in houses], open=True)
    owned = [_owned(house.titles) for house in houses]
    yield Part("ledger-chamber", lambda: _chamber(scene, owned), (scene.open.chamber, owned), open=True)


def _row(
    name: str, head: str, cells: Sequence[object], best: Sequence[int] = (), tail: str = "", thing: str = ""
) -> str:
    look = dict.fromkeys(best, ' class="best"')
    shown = "".join(f"<td{look.get(seat, '')}>{n or '·'}</td>" for seat, n in enumerate(cells))
    about = f' data-thing="{thing}"' if thing else ""
    return f'<tr id="{name}"{about}><th scope="row">{head}</th>{shown}{tail or "<td></td>"}</tr>'


def _nobles(scene: Scene) -> Things:
    """How many cards of each rank a house has won, and what the most of them are worth."""
    view, said = scene.open, signs(scene.texts.language)
    found = {}
    for noble in reversed(NOBLES):
        name = f"ledger-{noble}"
        head = escape(said(f"sign-noble-{noble}")) + things.coronet(noble, 0.5)
        most = icon("laurels", 16, "#7a5a12") + str(row(view, "rank", noble)["most"])
        worth = f'<td data-thing="most-{noble}">{most}</td>'
        cards = [house.titles[noble] for house in view.houses]
        found[name] = _row(name, head, cards, leaders(view, noble), worth, f"noble-{noble}")
    return found


def _houses(scene: Scene) -> Things:
    """What each house has points for."""
    view, said = scene.open, signs(scene.texts.language)
    found = {}
    for key in POINTS:
        name = f"ledger-{key}"
        found[name] = _row(name, escape(said(f"sign-points-{key}")), [house.points[key] for house in view.houses])
    scores = [house.score for house in view.houses]
    best = [seat for seat, score in enumerate(scores) if score and score == max(scores)]
    found["ledger-sum"] = _row("ledger-sum", f"<b>{escape(said('sign-points'))}</b>", scores, best)
    return found


def _owned(titles: dict[str, int]) -> int:
    return sum(n > 0 for n in titles.values())


def _chamber(scene: Scene, owned: list[int]) -> Things:
    """How many of the seven ranks each house owns, and who went through which door."""
    view, t = scene.open, scene.texts
    found = {"ledger-owned": _row("ledger-owned", escape(t("ledger-ranks")), owned, view.chamber, thing="ranks")}
    for n, points in enumerate(doors(view)):
        name = f"ledger-door-{n}"
        inside = view.chamber[n : n + 1]
        marks = ["✓" if seat in inside else "" for seat in range(view.seats)]
        found[name] = _row(name, escape(t("points-count", points=points)), marks, inside, thing="chamber")
    return found
