"""What an analysis says in words, for whoever shows it."""

from __future__ import annotations

from cadency.bots.advice import hundred, in_words
from cadency.bots.analysis import Analysis, Swing
from cadency.table import Table
from cadency.texts import Texts


def shown(found: Analysis, value: float) -> int:
    """In a hundred, or in points."""
    return round(value) if found.alone else hundred(value)


def course(found: Analysis, seat: int, name: str, texts: Texts) -> str:
    """One sentence on how a house stood from start to end."""
    values = [found.at(move)[seat] for move in range(len(found.moves) + 1)]
    most, least = max(values), min(values)
    numbers = {"start": values[0], "most": most, "least": least, "end": values[-1]}
    told = {key: shown(found, value) for key, value in numbers.items()}
    return texts("analysis-line", name=name, high=values.index(most), low=values.index(least), **told)


def sentence(found: Analysis, swing: Swing, table: Table, texts: Texts) -> str:
    """What was done, and what would have been better."""
    did = texts("analysis-did", played=in_words(table.rules, [swing.played], texts)[0])
    if not swing.better:
        return f"{did} {texts('analysis-nothing')}"
    better = " · ".join(in_words(table.rules, swing.better, texts))
    return f"{did} {texts('analysis-better', better=better, by=max(1, swing.by(found.alone)))}"


def change(found: Analysis, swing: Swing, texts: Texts) -> str:
    """Where its house stood before and after."""
    key = "analysis-change-alone" if found.alone else "analysis-change"
    return texts(key, before=shown(found, swing.before), after=shown(found, swing.after))
