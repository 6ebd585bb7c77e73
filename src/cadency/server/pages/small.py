"""Small pictures inside a line of text: arms, icons, and whatever a game wraps in :func:`picture`."""

from __future__ import annotations

from html import escape

from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.kit import faces
from cadency.boards.kit.draw import kept


def picture(inner: str, w: float, h: float, cls: str = "p", said: str = "") -> Markup:
    """A drawing in the text. Without words it is only an ornament, and readers aloud leave it out."""
    label = f'role="img" aria-label="{escape(said)}"' if said else 'aria-hidden="true"'
    size = f'width="{kit.num(w)}" height="{kit.num(h)}" viewBox="0 0 {kit.num(w)} {kit.num(h)}"'
    return Markup(f'<svg class="{cls}" {size} {label}>{inner}</svg>')  # noqa: S704 - drawn by us, words escaped


@kept
def icon(name: str, size: float = 18, fill: str = "currentColor") -> Markup:
    return picture(kit.icon(name, size / 2, size / 2, size, fill), size, size, "ic")


@kept
def seal(name: str) -> Markup:
    """What a group of answers is about, as an icon on a seal."""
    return Markup(f'<span class="seal s">{icon(name, 21)}</span>')  # noqa: S704 - drawn by us


@kept
def shield(seat: int, size: float = 30, said: str = "") -> Markup:
    """The arms of a house."""
    return picture(kit.shield(seat, size / 2 + 2, size * 0.6 + 2, size), size + 4, round(size * 1.2) + 4, "sh", said)


@kept
def arms_of(seat: int, width: int = 21) -> Markup:
    """The arms of a house where they come again and again: a table's page holds them once."""
    size = f'width="{width}" height="{round(width * 24 / 21)}" viewBox="0 0 21 24"'
    return Markup(f'<svg class="sh" {size} aria-hidden="true"><use href="#log-arms-{seat}"/></svg>')  # noqa: S704


@kept
def told_by(seat: int, bot: bool) -> Markup:
    """Whose line of the log it is: the arms of a house, with the face of the bot that plays for it."""
    name, width = ("log-bot", 47) if bot else ("log-arms", 21)
    size = f'width="{width}" height="24" viewBox="0 0 {width} 24"'
    return Markup(f'<svg class="sh" {size} aria-hidden="true"><use href="#{name}-{seat}"/></svg>')  # noqa: S704


def strength(n: int, said: str = "") -> Markup:
    """How strong a bot is: so many of five lozenges are filled."""
    return picture(faces.lozenges(n), 66, 14, "loz", said)


@kept
def face(level: str, size: int, seat: int | None = None) -> Markup:
    """A bot's face, in the livery of a seat."""
    return picture(faces.face(level, 0, 0, size, seat), size, size, "face")


def free(size: float = 24, said: str = "") -> Markup:
    """The arms of nobody yet."""
    outline = kit.shield_path(size, size * 1.16)
    dashes = kit.path(outline, "#fff", "#9c7a34", 1.3, fill_opacity=".5", stroke_dasharray="3 2.6")
    inner = kit.at(dashes, size / 2 + 2, size * 0.6 + 2)
    return picture(inner, size + 4, round(size * 1.2) + 4, "sh", said)
