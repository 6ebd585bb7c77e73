"""The style sheets: what they may not ask of a browser."""

from __future__ import annotations

import re
from pathlib import Path

import cadency.server

SHEETS = Path(cadency.server.__file__).parent / "static" / "css"
INNER = re.compile(r"\([^()]*\)")


def test_no_rule_names_everything_beside_or_below_what_has_something() -> None:
    """A browser cannot tell which elements ``.a:has(.b) > *`` is about: whatever happens in any ``:has()`` of the page
    then has every element styled anew, some thousands at a table, several times for each step."""
    rules = {
        f"{sheet.name}: {rule.strip()}"
        for sheet in SHEETS.glob("*.css")
        for rule in re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL))
    }
    assert len(rules) > 1000
    for rule in rules:
        text = rule.replace(":has(", "!(")
        while INNER.search(text):
            text = INNER.sub(lambda found: "!" if "!" in found[0] else "", text)
        assert not re.search(r"!.*[\s>+~]\*", text), rule
