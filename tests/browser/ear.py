"""Somebody who neither sees the page nor points at it: real keys, and what a reader aloud would say of what comes.

A reader says the name of whatever gets the keyboard, and what changes in a live region. Both are taken down in the
order in which they come; names, roles and descriptions are those of Chromium's accessibility tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.support import MOST, Visit

# What live regions say and where the keyboard goes, as it happens. A region speaks once for all that changes at once.
LISTEN = r"""
globalThis.heard = [];
const REGION = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output";
const plain = (text) => text.replace(/\s+/g, " ").trim();
function silent(one) {
  for (let at = one; at; at = at.parentElement) {
    if (at.hidden || at.getAttribute("aria-hidden") === "true" || getComputedStyle(at).display === "none") return true;
  }
  return false;
}
new MutationObserver((records) => {
  const regions = new Set();
  for (const { target, addedNodes } of records) {
    const region = (target.closest ? target : target.parentElement)?.closest(REGION);
    if (region) regions.add(region);
    for (const one of addedNodes) {
      for (const fresh of one.matches?.(REGION) ? [one] : one.querySelectorAll?.(REGION) ?? []) regions.add(fresh);
    }
  }
  for (const region of regions) {
    if (region.isConnected && !silent(region) && plain(region.textContent)) {
      heard.push({ region: region.id || region.className, text: plain(region.textContent) });
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
document.addEventListener("focusin", ({ target }) => {
  const names = (target.getAttribute("aria-labelledby") ?? "").split(" ").map((name) => document.getElementById(name));
  const told = names.filter(Boolean).map((one) => plain(one.textContent)).filter(Boolean).join(" ");
  heard.push({ focus: true, text: told || target.getAttribute("aria-label") || plain(target.textContent) });
});
"""
NO_ANSWER = re.compile("Take back|Nothing to take back|Ask |Put the advice away")
LINES = """(known) => { const spoken = (one) => { const words = one.querySelector("p, span").cloneNode(true);
  words.querySelectorAll("[aria-hidden=true]").forEach((picture) => picture.remove()); return words.textContent; };
  return [...document.querySelectorAll('[data-part="tale"] > li[id^="e-"]')].reverse()
  .filter((one) => !known.includes(one.id))
  .map((one) => [one.id, spoken(one).replace(/\\s+/g, " ").trim()]); }"""


class Named(NamedTuple):
    """Something of the accessibility tree."""

    role: str
    name: str
    description: str


class Ear:
    """One who plays by ear."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.page.add_init_script(LISTEN)
        self.session = visit.context.new_cdp_session(self.page)
        self.session.send("Accessibility.enable")
        self.said: list[str] = []  # everything so far
        self.known: list[str] = []  # lines of the tale that were there

    # --- hearing

    def at(self) -> Named:
        """What has the keyboard."""
        found = self.session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        wish = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        return named(self.session.send("Accessibility.getPartialAXTree", wish)["nodes"][0])

    def hear(self) -> list[str]:
        """What was said since one last listened, in order. The name of what has the keyboard now is what the
        accessibility tree has, too."""
        news: list[dict[str, Any]] = self.page.evaluate("heard.splice(0)")
        focused = [one for one in news if "focus" in one]
        if focused:
            name = plain(self.at().name)
            assert name.replace(" ", "") == focused[-1]["text"].replace(" ", "")
            focused[-1]["text"] = name
        told = [str(one["text"]) for one in news]
        self.said += told
        return told

    def lines(self) -> list[str]:
        """The lines that have come to the tale since one last asked: all that should have been heard."""
        found: list[list[str]] = self.page.evaluate(LINES, self.known)
        self.known += [name for name, _ in found]
        return [text for _, text in found]

    def tree(self) -> Iterator[Named]:
        """All of the page that is not left out of the accessibility tree, in its order."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def walk(node: dict[str, Any]) -> Iterator[Named]:
            if not node["ignored"]:
                yield named(node)
            for child in node.get("childIds", ()):
                if child in by_id:
                    yield from walk(by_id[child])

        return walk(nodes[0])

    # --- keys

    def press(self, key: str) -> Named:
        """A key, and what has the keyboard afterwards."""
        self.page.keyboard.press(key)
        return self.at()

    def tab_to(self, name: str, most: int = 120) -> None:
        """Until something of this name has the keyboard."""
        for _ in range(most):
            if re.search(name, self.press("Tab").name):
                return
        raise AssertionError(f"no way to {name} by the tab key on {self.page.url}")

    def choices(self) -> list[Named]:
        """Every choice of the question, as the tree has them: the buttons on to the first that is no answer."""
        found: list[Named] = []
        begun = False
        for one in self.tree():
            begun = begun or one == Named("complementary", "Your choices", "")
            if begun and one.role == "button":
                if NO_ANSWER.match(one.name):
                    break
                found.append(one)
        return found

    def go_to(self, wish: Named) -> None:
        """By the arrow keys, from wherever the keyboard is at the question."""
        for _ in range(MOST):
            if self.press("ArrowDown") == wish:
                self.page.evaluate("heard.length = 0")
                return
        raise AssertionError(f"the arrow keys do not lead to {wish}")


def plain(text: str) -> str:
    return " ".join(text.split())


def named(node: dict[str, Any]) -> Named:
    role, name, description = (str(node.get(what, {}).get("value", "")) for what in ("role", "name", "description"))
    return Named(role, name, description)
