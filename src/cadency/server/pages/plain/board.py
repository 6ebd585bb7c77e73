"""The table as words: a plate for each seat, and what lies between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from cadency.boards.plain.facts import of_seat, of_table
from cadency.server.pages.parts import Narrow, Notice, Part, Things, one
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import arms_of, face

PLACE = "table"


def ground(scene: Scene, _whole: bool) -> dict[str, Any]:
    return {"said": scene.texts(f"game-{scene.game}")}


def crumbs(_scene: Scene) -> list[tuple[str, str]]:
    return []


def tips() -> tuple[str, ...]:
    return ()


def notice(_scene: Scene) -> Notice | None:
    return None


def points(scene: Scene) -> list[int] | None:
    """How it stands, where everybody knows all there is to know."""
    if scene.table.rules.hidden:
        return None
    return [placing.score for placing in sorted(scene.table.rules.standing(scene.position()), key=lambda one: one.seat)]


def desk(scene: Scene) -> Iterator[Part]:
    facts, seats = _told(scene)

    def plates() -> Things:
        found: Things = {}
        for seat in _order(scene):
            found |= one(f"plate-{seat}", _plate(scene, seat, *seats[seat]))
        return found

    yield Part("seats", plates, (seats, scene.bots))
    yield Part("facts", lambda: _facts(facts), facts)


def phone(scene: Scene) -> Narrow:
    facts, seats = _told(scene)

    def place() -> Things:
        lines = Markup("").join([Markup("<li>{}</li>").format(line) for line in facts])
        return one("place", Markup('<div class="scenewrap" id="place" tabindex="0"><ul>{}</ul></div>').format(lines))

    return Narrow(
        place=PLACE,
        parts=[Part("place", place, facts)],
        elsewhere=set(),
        tabs=[],
        strip=str,
        strip_of=(),
        scores=[("–" if score is None else score, _said(scene, score)) for _, score, _ in seats],
        notes=[Markup("<small>{}</small>").format(" · ".join(lines)) if lines else "" for lines, _, _ in seats],
    )


def _told(scene: Scene) -> tuple[list[str], list[tuple[list[str], int | None, bool]]]:
    """What lies on the table; and of each seat what it has, its points and whether it is asked."""
    t, now, asked = scene.texts, points(scene), None if scene.asked is None else scene.asked.seat
    seats = range(scene.table.seats)
    found = [(of_seat(scene.view, n, t), None if now is None else now[n], n == asked) for n in seats]
    return of_table(scene.view, t), found


def _said(scene: Scene, score: int | None) -> str:
    return "" if score is None else scene.texts("points-count", points=score)


def _order(scene: Scene) -> list[int]:
    return [(scene.eyes + n) % scene.table.seats for n in range(scene.table.seats)]


def _plate(scene: Scene, seat: int, facts: list[str], score: int | None, now: bool) -> str:
    bot = scene.bots[seat]
    drawn = face(bot.level, 40, seat) if bot is not None else ""
    kind = Markup("<i>{}</i>").format(bot.said) if bot is not None else ""
    lines = Markup(" · ").join(facts)
    stands = Markup('<strong role="img" aria-label="{}">{}</strong>').format(_said(scene, score), score)
    return Markup(
        '<li class="plate{}" id="plate-{}" data-house="{}">{}{}<div><b>{}</b>{}<p>{}</p></div>{}</li>'
    ).format(
        " now" if now else "",
        seat,
        seat,
        arms_of(seat, 34),
        drawn,
        scene.names[seat],
        kind,
        lines,
        stands if score is not None and not facts else "",
    )


def _facts(lines: list[str]) -> Things:
    found: Things = {}
    for n, line in enumerate(lines):
        found |= one(f"fact-{n}", Markup('<li id="fact-{}">{}</li>').format(n, line))
    return found
