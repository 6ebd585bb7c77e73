"""How answers and what they bring about are put together for a page; the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from markupsafe import Markup

from cadency.server.pages.scene import Option, Scene
from cadency.texts import Texts

Head = tuple[Markup, str, Markup | str]  # a picture, a name, and what there is to know
Group = dict[str, Any]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def strong(text: str) -> Markup:
    return Markup("<b>{}</b>").format(text)


def joined(t: Texts, words: Iterable[str], last: str = "list-and") -> str:
    """Words as one says them one after another."""
    found = list(words)
    text = found[0] if found else ""
    for place, word in enumerate(found[1:], 2):
        text = t(last, before=text, last=word) if place == len(found) else t("list-comma", before=text, next=word)
    return text


def group(key: str, head: Head, off: str = "", look: str = "") -> Group:
    """A group without its buttons; ``off`` is why it has none."""
    picture, name, what = head
    return {
        "id": "g-" + key.replace(" ", "-"),
        "picture": picture,
        "name": capital(name),
        "what": what,
        "buttons": [],
        "off": off,
        "here": True,
        "look": look,
    }


def gathered(
    scene: Scene,
    key_of: Callable[[Option], str],
    group_of: Callable[[str, Option], Group],
    button_of: Callable[[Scene, Option], dict[str, Any]],
) -> tuple[dict[str, Group], list[Option]]:
    """Every answer in its group, by the groups' keys; and those that stand below all of them."""
    groups: dict[str, Group] = {}
    footer: list[Option] = []
    for option in scene.options:
        if option.wire[0] == "skip":
            footer.append(option)
            continue
        key = key_of(option)
        if key not in groups:
            groups[key] = group_of(key, option)
        groups[key]["buttons"].append(button_of(scene, option))
    return groups, footer


def told(option: Option, kind: str, sign: str, words: Iterable[Markup | str]) -> dict[str, Any] | None:
    """What an option brings about: good, bad or neither, a sign and sentences; None where there is nothing to tell."""
    text = Markup(" ").join(words)
    if not text:
        return None
    return {"for": option.spelled, "id": f"f-{option.id}", "kind": kind, "sign": sign, "text": text}
