"""Writes the outlines of letters anew, for pictures that have no fonts: ``src/cadency/boards/kit/letters.json``.

They are cut out of the fonts of our pages, with lining figures, all numbers whole. Needed when a text has a sign that
no picture could draw so far (a test says so): add it to ``SIGNS``. Reading the fonts takes two packages that nothing
else here needs, in any place of their own:

    .venv/bin/python -m pip install --target ../fonts fonttools brotli
    PYTHONPATH=../fonts .venv/bin/python docs/pictures/letters.py
"""
# ruff: noqa: INP001 - a script on its own

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "src/cadency/server/static/fonts"
KEPT = ROOT / "src/cadency/boards/kit/letters.json"
CUTS = {
    f"{name}-{weight}": [FONTS / f"{family}-{part}-{weight}-normal.woff2" for part in ("latin", "latin-ext")]
    for name, family in (("serif", "alegreya"), ("sans", "alegreya-sans"))
    for weight in (500, 700)
}
SIGNS = (
    " _›‹•!\"'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz&%«»·×−–—’‘“”„…"
    "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒßàâäæçéèêëîïñóôöùûüœÿ\u00a0½°"
)
# What the fonts do not have: a blank of three fifths, and an arrow of our own.
NARROW = "\u202f"
ARROW = ("→", [700, "M60-230h400l-110-110l46-46l186 186l-186 186l-46-46l110-110h-400z"])


def outlined(commands: list[tuple[str, Any]]) -> str:
    """Relative, on a page whose y goes down; steps straight across or down by one number."""
    drawn, x, y = "", 0, 0
    for command, points in commands:
        if command == "closePath":
            drawn += "z"
            continue
        whole = [(round(a), -round(b)) for a, b in points]
        steps = [(a - x, b - y) for a, b in whole]
        if command == "moveTo":
            drawn += _spelt("M", [*whole[0]])
        elif command == "lineTo":
            ((dx, dy),) = steps
            drawn += _spelt("h", [dx]) if not dy else _spelt("v", [dy]) if not dx else _spelt("l", [dx, dy])
        else:
            drawn += _spelt("q", [number for step in steps for number in step])
        x, y = whole[-1]
    return drawn


def _spelt(letter: str, numbers: list[int]) -> str:
    """Without a blank where a minus sign parts two numbers."""
    return letter + "".join([f" {n}" if place and n >= 0 else str(n) for place, n in enumerate(numbers)])


def letters_of(paths: list[Path]) -> dict[str, list[Any]]:
    """Each sign from the first font that has it."""
    recording, quadratic = import_module("fontTools.pens.recordingPen"), import_module("fontTools.pens.basePen")
    fonts = [import_module("fontTools.ttLib").TTFont(path) for path in paths]
    found: dict[str, list[Any]] = {}
    for sign in SIGNS:
        font = next((font for font in fonts if ord(sign) in font.getBestCmap()), None)
        if font is None:
            raise SystemExit(f"no font has {sign!r}")
        glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(sign)]
        name = _lining(font).get(name, name)
        pen = recording.DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        commands = [step for command in pen.value for step in _split(quadratic, *command)]
        found[sign] = [round(glyphs[name].width), outlined(commands)]
    found[NARROW] = [round(found[" "][0] * 0.6), ""]
    found[ARROW[0]] = ARROW[1]
    return found


def _split(pens: Any, command: str, points: Any) -> list[tuple[str, Any]]:
    """A curve through several points is several curves."""
    if command != "qCurveTo" or len(points) <= 2:
        return [(command, points)]
    return [(command, list(pair)) for pair in pens.decomposeQuadraticSegment(points)]


def _lining(font: Any) -> dict[str, str]:
    """Figures as high as capitals, by the names of those that they stand for."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for feature in table.FeatureList.FeatureRecord:
        if feature.FeatureTag == "lnum":
            for place in feature.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[place].SubTable:
                    found |= getattr(sub, "ExtSubTable", sub).mapping
    return found


def spelt(cuts: dict[str, dict[str, list[Any]]]) -> str:
    """As JSON with a line for each sign, so that a change can be read."""
    rows = []
    for cut, letters in cuts.items():
        lines = [f"{json.dumps(sign, ensure_ascii=False)}: {json.dumps(found)}" for sign, found in letters.items()]
        rows.append(f'"{cut}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    KEPT.write_text(spelt({cut: letters_of(paths) for cut, paths in CUTS.items()}), "utf-8")
