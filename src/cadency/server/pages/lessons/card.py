"""The card that speaks, and the question with what is open in it and what is not yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cadency.lessons import Moment
from cadency.lessons.lesson import LAST_COVER
from cadency.server.pages.faces import face
from cadency.server.pages.scene import Option, Scene

DONE: Final = -1


def address(game: str, step: int, way: Sequence[int], **more: str) -> str:
    """Where a step stands, for whoever chose so on the way."""
    wishes = {"step": str(step), "way": ".".join(map(str, way)), **more}
    return f"/learn/{game}?" + "&".join([f"{name}={value}" for name, value in wishes.items() if value])


class Card(NamedTuple):
    """What the chronicler says at a step, and where one can go from there."""

    number: int
    last: int
    cover: tuple[str, ...]  # before the first step: a title and three sentences
    gist: str
    rest: str
    no: str  # what is said when another option is tried
    note: str  # the same, where one was tried
    why: str  # the reason, where it was asked for
    clause: str
    look: str
    back: str
    forth: str  # the next step, where this one is read or was answered before
    reason: str  # where the reason is told, or no longer
    way: str
    moves: bool


def card(moment: Moment, lang: str, gone: Sequence[int], note: str, why: bool) -> Card:
    found, step = moment.lesson, moment.step
    words, number = found.words(lang), moment.number
    known = not moment.open or len(gone) > len(moment.way)
    gist, rest = words.said(step.id) if step is not None else ("", "")
    return Card(
        number=number,
        last=found.last,
        cover=() if step else (words("title"), *[words(f"cover-{n}") for n in range(1, LAST_COVER + 1)]),
        gist=gist,
        rest=rest,
        no=words(f"{step.id}-no") if step is not None and moment.open else "",
        note=note,
        why=words(f"{step.id}-why") if why and step is not None else "",
        clause=step.clause if step is not None else "",
        look=" ".join(step.look) if step is not None else "",
        back=address(found.game, number - 1, gone) if number else "",
        forth=address(found.game, number + 1, gone) if known and number < found.last else "",
        reason=address(found.game, number, gone, why="" if why else "true"),
        way=".".join(map(str, gone)),
        moves=bool(moment.open),
    )


class Row(NamedTuple):
    """A group of the question: its open options; or its name, when its time comes, and what a press of it would try."""

    group: dict[str, Any] | None
    id: str
    picture: Any
    name: str
    step: int  # DONE: it was learnt before; 0: not in this lesson
    value: str


def question(scene: Scene, moment: Moment) -> tuple[dict[str, Any], list[Row]]:
    """The question as the game's own page has it, narrowed to what is open; and its groups in their order.
    The scene's options are those that are open afterwards."""
    shown = face(scene.game)
    every = scene.options
    whole = shown.prompt(scene)
    groups = whole["groups"] if scene.mine else []
    left = [option for option in every if option.wire[0] == "skip" and option.choice not in moment.open]
    scene.options = [option for option in every if option.choice in moment.open]
    asked = {**shown.prompt(scene), "title": whole.get("title", "")}
    lit = {group["id"]: _plain(group) for group in asked["groups"] if group["buttons"]}
    rows = [_row(group, lit.get(group["id"]), moment) for group in groups if group["buttons"]]
    rows += [Row(None, f"later-{one.id}", "", one.text, _later(moment, [one]), one.json) for one in left]
    asked["footer"] = [option for option in asked.get("footer", []) if option.choice in moment.open]
    return asked, rows


def _plain(group: dict[str, Any]) -> dict[str, Any]:
    """Without what a table would advise: here the card does."""
    return {**group, "what": ""} if group["look"] == "g-lead" else group


def _row(group: dict[str, Any], lit: dict[str, Any] | None, moment: Moment) -> Row:
    options: list[Option] = [button["option"] for button in group["buttons"]]
    return Row(lit, group["id"], group["picture"], group["name"], _later(moment, options), options[0].json)


def _later(moment: Moment, options: Sequence[Option]) -> int:
    """The next step at which one of these, or its like, is open; DONE where there was one before, else 0."""
    found = [
        number
        for number, step in enumerate(moment.lesson.step, 1)
        if any(_alike(option.spelled, wish) for wish in step.open for option in options)
    ]
    before = any(number < moment.number for number in found)
    return next((number for number in found if number > moment.number), DONE if before else 0)


def _alike(option: str, wish: str) -> bool:
    """Whether an option is what a step opens, whatever cube, person or price it is about."""
    return option.split()[:2] == wish.split()[:2]
