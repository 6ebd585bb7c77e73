"""The answers of a question as a page shows them: groups of buttons, and under them what each would bring about.

A question has dozens and is put together at every turn. That is why they are made here and not by a template.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from cadency.boards.kit.draw import kept
from cadency.server.pages.scene import Option
from cadency.server.pages.small import icon


def group(shown: Mapping[str, Any], narrow: bool) -> Markup:
    """Answers that belong together: what they are about, and a button for each; or why there is none."""
    off, look = escape(shown["off"]), shown.get("look", "")
    here = " elsewhere" if narrow and not shown["here"] else ""
    what = f"<span>{escape(shown['what'])}</span>" if shown["what"] else ""
    line = f'<div class="what"><b>{escape(shown["name"])}</b>{what}</div>\n'
    pressed = "".join([_button(one["option"], one["label"], one["cost"]) for one in shown["buttons"]])
    why = f'<span class="why">{off}</span>' if off else ""
    return Markup(  # noqa: S704 - the words are escaped, the pictures ours
        f'<li class="grp{" off" if off else ""}{here}{f" {look}" if look else ""}" id="{shown["id"]}">'
        f'{shown["picture"]}<div class="line">{line}<div class="btns">{pressed}{why}</div></div></li>\n'
    )


def _button(option: Option, label: str, cost: Markup) -> str:
    said, name = escape(option.text), option.id
    verb = f'<span class="lbl">{escape(label)}</span>' if label else ""
    return (
        f'<button class="opt-btn" id="{name}" name="choice" value="{escape(option.json)}" '
        f'data-option="{option.spelled}" aria-label="{said}" title="{said}" aria-description="" '
        f'aria-describedby="f-{name}">'
        f"{verb}{escape(cost)}</button>\n"
    )


@kept
def legend(shown: tuple[tuple[Markup, str], ...], look: str, said: str) -> Markup:
    """What the small things on a board stand for, in a list."""
    rows = "".join([f"<li>{drawn}<span>{escape(words)}</span></li>" for drawn, words in shown])
    name = f' id="legend-{look}"' if look else ""
    return Markup(f'<ul class="legend {look}"{name} aria-label="{escape(said)}">{rows}</ul>')  # noqa: S704 - as above


def fate(told: Mapping[str, Any]) -> Markup:
    """What an answer would bring about, shown while one points at it."""
    return Markup(  # noqa: S704 - the words are escaped, the pictures ours
        f'<p class="fate {told["kind"]}" id="{told["id"]}" data-for="{told["for"]}">'
        f"{icon(told['sign'], 22)}<span>{escape(told['text'])}</span></p>"
    )
