"""What is small enough for every screen: the houses as chips, and what is one's own as a strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.kit.draw import kept
from cadency.boards.kit.faces import Bot
from cadency.server.pages.parts import Part, Things, one
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import arms_of


def chips(scene: Scene, scores: Sequence[tuple[int | str, str]], notes: Sequence[str]) -> Part:
    """Each house with its score and a note; where there is a plate of it, the chip opens that."""
    asked = None if scene.asked is None else scene.asked.seat

    def draw() -> Things:
        found = {}
        for n in range(scene.table.seats):
            seat = (scene.eyes + n) % scene.table.seats
            opens = n > 0 and not scene.kind.phone
            who = _who(seat, scene.bots[seat])
            found[f"chip-{seat}"] = _chip(
                who, seat, scene.names[seat], notes[seat], *scores[seat], seat == asked, opens
            )
        return found

    return Part("chips", draw, (asked, scores, notes, scene.bots))


@kept
def _who(seat: int, bot: Bot | None) -> str:
    """The arms of a house, and the bot that plays for it."""
    if bot is None:
        return arms_of(seat, 25)
    said = f'role="img" aria-label="{escape(bot.said)}"'
    return f'<svg class="sits" width="45" height="31" viewBox="0 0 45 31" {said}><use href="#chip-arms-{seat}"/></svg>'


@kept
def _chip(who: str, seat: int, name: str, note: str, score: int | str, said: str, now: bool, opens: bool) -> str:
    tag, to = ("label", f' for="peer-{seat}"') if opens else ("div", "")
    stands = f'<strong role="img" aria-label="{escape(said)}">{score}</strong>'
    inner = f"{who}<div><b>{escape(name)}</b>{note}</div>{stands}"
    return f'<{tag}{to} class="chip{" now" if now else ""}" id="chip-{seat}">{inner}</{tag}>'


STORE: Final = Markup('<p class="store" data-part="store"></p>')  # a strip with room for amounts, each of its own


@kept
def amount(name: str, drawn: Markup, n: int, words: str) -> str:
    """So much of something, as a thing of the strip."""
    said = escape(words)
    label = f'role="img" aria-label="{said}: {n}" title="{said}"'
    return f'<span class="n" id="has-{name}" {label}>{drawn}<b>{n}</b></span>'


def strip(scene: Scene, drawn: Callable[[], str], of: Any) -> Part:
    """What one owns, in a line or two."""
    return Part("strip", lambda: one("strip", put("parts/strip.html", scene.texts, drawn=drawn())), of)
