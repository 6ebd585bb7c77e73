"""A table's page as its parts: all that readers of one kind see at one moment."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import msgspec
from markupsafe import Markup

from cadency.boards.kit import shield
from cadency.boards.kit.faces import Bot, faces, lozenges
from cadency.boards.kit.faces import face as drawn_face
from cadency.server.advices import LEVEL as ADVISER
from cadency.server.coaching import off, together
from cadency.server.pages import own
from cadency.server.pages.answers import legend
from cadency.server.pages.changes import Known
from cadency.server.pages.chapters import chapters
from cadency.server.pages.chat import Row
from cadency.server.pages.coach import coach, given, offered
from cadency.server.pages.coached import mark_and_switch, stand
from cadency.server.pages.faces import face
from cadency.server.pages.files import edition
from cadency.server.pages.following import acts, since
from cadency.server.pages.parts import Cache, Drawn, Narrow, Part, one
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import arms_of
from cadency.server.pages.steps import steps
from cadency.server.pages.tale import happened, log

CACHE: Final = Cache(24_000_000)
_MOST: Final = 5  # seats
_FEW: Final = 3  # so many choices are listed wherever they are made


class Sheet(NamedTuple):
    """All parts of a page, and the attributes of the element that holds them."""

    known: Known
    parts: dict[str, Drawn]
    narrow: Narrow | None

    @property
    def digest(self) -> str:
        return self.known.digest

    def html(self, name: str) -> Markup:
        """A part where a template places it, with those that lie in it."""
        return self._filled(name)

    def place(self) -> Markup:
        """The place of a narrow screen, with the parts that lie in it."""
        return self._filled("place")

    def _filled(self, name: str) -> Markup:
        html = self.parts[name].html
        for inner, found in self.parts.items() if "data-part=" in html else ():
            html = html.replace(f'data-part="{inner}">', f'data-part="{inner}">{found.html}', 1)
        return Markup(html)  # noqa: S704 - drawn by us


def sheet(scene: Scene, chat: Sequence[Row]) -> Sheet:
    """Drawn as far as it was not drawn before."""
    narrow = None
    parts: dict[str, Drawn] = {}
    common = (scene.game, scene.kind.lang, tuple(scene.names), scene.view.content, scene.kind.phone)

    def draw(part: Part) -> None:
        parts[part.name] = CACHE.drawn(part, common, scene.seat)

    for part in _bar(scene):
        draw(part)
    if scene.covered is None:
        if not scene.ended:
            shown = face(scene.game)
            if scene.kind.phone:
                narrow = shown.phone(scene)
            for part in _phone(scene, narrow) if narrow is not None else shown.desk(scene):
                draw(part)
            for part in _question(scene, narrow):
                draw(part)
            parts["tale"] = since(scene, log(scene, shown.TELLING))
            draw(chapters(scene, shown.TELLING, **places(scene)))
        if scene.kind.seats:
            for part in _talk(scene, chat):
                draw(part)
    return _sheet(scene, parts, narrow)


def _sheet(scene: Scene, parts: dict[str, Drawn], narrow: Narrow | None) -> Sheet:
    attrs, frame = _attributes(scene, narrow), _frame(scene)
    told = hashlib.blake2b(frame, digest_size=8)
    told.update(repr(attrs).encode())
    for name, part in parts.items():
        told.update(name.encode() + part.digest)
    marks = {name: part.marks for name, part in parts.items()}
    return Sheet(Known(told.hexdigest(), frame, attrs, marks), parts, narrow)


def _frame(scene: Scene) -> bytes:
    """What the page shows round its parts; when it changes the page must be made anew."""
    sitting = [(one.seat, one.kind, one.name) for one in scene.sittings]
    over = bool(scene.live.table.over)
    return msgspec.json.encode(
        (edition(), sitting, over, scene.ended, scene.covered, scene.at, _passed(scene), off(scene.live))
    )


def _passed(scene: Scene) -> int | None:
    """Where nothing is secret a shared screen turns to whoever of those before it is asked: that seat, if it is
    another than the one it shows."""
    asked = scene.asked
    turns = scene.kind.shared and not scene.table.rules.hidden and asked is not None and asked.seat in scene.kind.seats
    return asked.seat if turns and asked is not None and asked.seat != scene.seat else None


def _attributes(scene: Scene, narrow: Narrow | None) -> dict[str, str]:
    t, mine = scene.texts, scene.mine and scene.covered is None and not scene.ended
    title = f"{t(f'game-{scene.game}')} · {t('site')}"
    return {
        "data-version": str(scene.live.table.version),
        "data-answers": str(scene.answers),
        "data-turn": "1" if mine else "",
        "data-title": f"{t('title-mine')} {title}" if mine else title,
        "data-actor": "" if scene.actor is None else str(scene.actor),
        "data-acts": acts(scene),
        "data-place": "" if narrow is None else narrow.place,
    }


# --- the parts that every game has


def _bar(scene: Scene) -> Iterator[Part]:
    crumbs = [*face(scene.game).crumbs(scene), *_pack(scene)]
    t, asked = scene.texts, scene.asked
    yield Part("crumbs", lambda: one("crumbs", put("parts/crumbs.html", t, scene=scene, crumbs=crumbs)), crumbs)
    kind = "" if asked is None else scene.sittings[asked.seat].kind
    mine = scene.mine and scene.covered is None and not scene.ended
    told = (scene.at, scene.answers if scene.at is not None else 0, scene.table.over, mine, kind, asked and asked.seat)
    yield from mark_and_switch(scene, places(scene))
    yield Part("turn", lambda: one("turn", put("parts/turn.html", t, scene=scene, my_turn=mine, kind=kind)), told)


def _pack(scene: Scene) -> list[tuple[str, str]]:
    name = scene.live.pack
    return [("scroll-unfurled", scene.texts("table-pack", pack=name))] if name else []


def _question(scene: Scene, narrow: Narrow | None) -> Iterator[Part]:
    shown, undo = face(scene.game), undo_of(scene)
    prompt = shown.prompt(scene)
    if narrow is not None:
        _place(prompt["groups"], narrow.elsewhere)
    wish = stand(scene)
    context: dict[str, Any] = {"scene": scene, "prompt": prompt, "undo": undo, "phone": narrow, **places(scene)}
    context["stand"] = wish
    context["advice"] = {"offered": offered(scene), "shown": given(scene) is not None, "level": ADVISER}
    asked = scene.asked
    told = None
    if not scene.mine and not prompt["stage"] and not prompt["steps"]:
        about = None if asked is None else (asked.seat, scene.sittings[asked.seat].kind, scene.bots[asked.seat])
        then = None if scene.at is None else (scene.at, scene.answers, None if asked is None else asked.clause)
        told = (
            scene.live.id,
            scene.seat is None,
            about,
            undo,
            then,
            scene.table.over,
            scene.kind.shared,
            scene.kind.board,
            prompt.get("follows"),
            wish is not None and wish.asked and wish.agreed,
        )
    yield Part("prompt", lambda: one("prompt", put("parts/prompt.html", scene.texts, **context)), told)
    yield coach(scene)
    if narrow is None and "legend" in prompt:
        keys, words = prompt["legend"], scene.texts("legend-cubes")
        yield Part("legend", lambda: one("legend-idle", legend(keys, "idle", words)), keys, open=True)
    said = "" if scene.at is None else happened(scene, shown.TELLING)
    yield steps(scene, said, **places(scene))
    notice = shown.notice(scene) if scene.at is None else None
    if notice is None:
        yield Part("notices", dict, ())
    else:
        yield Part(
            "notices",
            lambda: one(notice.id, put("parts/notice.html", scene.texts, notice=notice)),
            (scene.live.id, notice.id),
        )


def _place(groups: list[dict[str, Any]], elsewhere: set[str]) -> None:
    """A narrow screen lists what can be pressed in the place that it shows; but all of it where that is nothing, or
    where there are few."""
    named = [{button["option"].spelled for button in group["buttons"]} for group in groups]
    every: set[str] = set().union(*named)
    if len(every) <= _FEW or every <= elsewhere:
        return
    for group, names in zip(groups, named, strict=True):
        group["here"] = bool(names - elsewhere)


def _talk(scene: Scene, chat: Sequence[Row]) -> Iterator[Part]:
    t, last = scene.texts, chat[-1].n if chat else 0
    count = f'<i class="count" id="talk-count"{"" if chat else " hidden"}>{len(chat)}</i>'
    yield Part("talk-count", lambda: one("talk-count", count), len(chat))
    empty = f'<li class="mark" id="said-nothing">{t("talk-empty")}</li>'
    yield Part(
        "said",
        lambda: (
            {
                f"said-{row.n}": put("parts/said.html", t, row=row, name=scene.names[row.seat], arms=arms_of(row.seat))
                for row in chat
            }
            or one("said-nothing", empty)
        ),
        (scene.live.id, last),
    )


def _phone(scene: Scene, narrow: Narrow) -> Iterator[Part]:
    yield from narrow.parts
    t = scene.texts
    context = {"scene": scene, "phone": narrow, **places(scene)}
    yield own.chips(scene, narrow.scores, narrow.notes)
    yield Part(
        "tabs",
        lambda: one("tabs", put("parts/tabs.html", t, **context)),
        (scene.live.id, narrow.place, narrow.tabs, scene.kind.shared),
    )
    yield own.strip(scene, narrow.strip, narrow.strip_of)


def places(scene: Scene) -> dict[str, str]:
    """The addresses that a table's forms and links need."""
    return {
        "here": f"/tables/{scene.live.id}",
        "qs": f"?seat={scene.seat}" if scene.kind.shared and scene.seat is not None else "",
    }


def undo_of(scene: Scene) -> dict[str, Any]:
    """What can be taken back, by whom, and what somebody asks everybody to take back."""
    table, seat = scene.live.table, scene.seat
    found: dict[str, Any] = {"alone": False, "ask": False, "people": False, "by": None, "answer": False}
    if seat is None or scene.at is not None:
        return found
    found["alone"] = table.can_undo(seat)
    found["people"] = any(other.kind == "human" for other in scene.sittings if other.seat != seat)
    done = any(given.seat == seat for given in table.record.answers)
    found["ask"] = done and not found["alone"] and not table.over
    if table.proposal is not None:
        found["by"] = table.proposal[0]
        found["answer"] = seat not in table.agreed
    return found


def arms(scene: Scene) -> Markup:
    """The small arms that lines of the log and chips refer to; with the faces of the bots that sit here beside them,
    on a chip with their strength."""
    return Markup("".join([_arms(seat, bot) for seat, bot in zip_longest(range(_MOST), scene.bots)]))  # noqa: S704


@cache
def _arms(seat: int, bot: Bot | None) -> str:
    small = shield(seat, 10.5, 12.2, 17)
    if bot is None:
        return f'<g id="log-arms-{seat}">{small}</g>'
    told = small + drawn_face(bot.level, 23, 0, 24, seat)
    chip = small + drawn_face(bot.level, 21, 0, 24, seat) + lozenges(bot.strength, 20, 25, 26 / 66)
    found = {"log-arms": small, "log-bot": told, "chip-arms": chip}
    return "".join([f'<g id="{name}-{seat}">{drawn}</g>' for name, drawn in found.items()])


def faces_of(scene: Scene) -> Markup:
    """The faces of the bots that sit here, and of whoever may be asked for advice: the page's parts refer to them."""
    adviser = () if off(scene.live) and not together(scene.live) else (ADVISER,)
    return Markup(faces((*adviser, *[sitting.level for sitting in scene.sittings if sitting.kind == "bot"])))  # noqa: S704
