"""What an analysis says in words, for whoever shows it."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Final

from cadency.bots.advice import Step, hundred, in_words
from cadency.bots.analysis import BEST, FAIR, MISTAKE, SLIP, Analysis, Played, Swing
from cadency.kernel.engine import NATURE
from cadency.table import Table
from cadency.texts import Texts

PRICE: Final = "paid"  # an event of any game: nobody is remembered by what a deed has cost
STEPS: Final = 4  # of a turn that are told; what follows is left out


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


def moved(found: Analysis, move: int, table: Table, texts: Texts) -> str:
    """What was done in a move."""
    return steps([step for turn in found.turns if turn.move == move for step in turn.played], table, texts)


def steps(taken: Sequence[Step], table: Table, texts: Texts) -> str:
    """One after another, the first few."""
    told = " · ".join(in_words(table.rules, taken[:STEPS], texts))
    return f"{told} …" if len(taken) > STEPS else told


def headline(found: Analysis, swing: Swing, table: Table, names: Sequence[str], texts: Texts) -> str:
    """When it was, and what happened."""
    did, number = deed(swing, table, names, None, texts), in_round(found, swing)
    if not number:
        return texts("analysis-swing", move=swing.move + 1, deed=did)
    return texts("analysis-swing-round", round=number, move=swing.move + 1, deed=did)


def in_round(found: Analysis, swing: Swing) -> int:
    """Which round it was in, where a game has such; else 0."""
    return sum([begun <= swing.move for begun in found.rounds])


def deed(swing: Swing, table: Table, names: Sequence[str], you: int | None, texts: Texts) -> str:
    """What a turn is remembered by: of what its house did in it, what is done least often in the whole game."""
    given = table.record.answers
    events = [event for event in table.events(swing.seat) if event["event"] != PRICE]
    lines = [answer.line for answer in given]
    often = Counter([event["event"] for event in events])
    first = {bisect_right(lines, event["version"] + 1): event for event in reversed(events)}  # of each answer's
    # What came of it before what led there; at last nature's answer, for whoever draws a card has it only then
    did = [first[answers] for answers in range(swing.last, swing.at, -1) if answers in first]
    own = sorted([event for event in did if event.get("seat") == swing.seat], key=lambda event: often[event["event"]])
    drawn = first.get(swing.last + 1, {}) if swing.last < len(given) and given[swing.last].seat == NATURE else {}
    own += [drawn] if drawn.get("seat") == swing.seat else []
    told = [texts.event(event, names, table.view(), you) for event in own]
    name = texts.seat(swing.seat, names)
    plain = texts("analysis-chose", name=name, played=steps(swing.played[:1], table, texts))
    return next((line.rstrip(".") for line in told if line), plain)


def sentence(found: Analysis, swing: Swing, table: Table, texts: Texts) -> str:
    """What was done, and what would clearly have been better."""
    did = texts("analysis-did", played=steps(swing.played, table, texts))
    if not swing.better:
        return f"{did} {texts('analysis-nothing')}"
    return f"{did} {better(found, swing, table, texts)}"


def better(found: Analysis, swing: Swing, table: Table, texts: Texts) -> str:
    """By how much, and how far that may be off."""
    all_of_it = 1.0 if found.alone else 100.0
    by, doubt = max(1, round(all_of_it * swing.by)), max(1, round(all_of_it * swing.doubt))
    return texts("analysis-better", better=steps(swing.better, table, texts), by=by, doubt=doubt)


def change(found: Analysis, swing: Swing, texts: Texts) -> str:
    """Where its house stood before and after."""
    key = "analysis-change-alone" if found.alone else "analysis-change-turn" if swing.better else "analysis-change"
    return texts(key, before=shown(found, swing.before), after=shown(found, swing.after))


def counted(one: Played, texts: Texts) -> str:
    """How many turns were how good; those there were none of are left out, but for the best."""
    said = ""
    for grade in (BEST, FAIR, SLIP, MISTAKE):
        count = getattr(one, grade)
        if count or grade == BEST:
            more = texts(f"analysis-{grade}", count=count)
            said = texts("list-comma", before=said, next=more) if said else more
    return said


def result(table: Table, names: Sequence[str], texts: Texts) -> str:
    """Who won, and by how much."""
    placed = sorted(table.standing(), key=lambda placing: placing.rank)
    first, winners = placed[0], [placing for placing in placed if placing.rank == 1]
    if len(placed) == 1:
        return texts("analysis-ended-alone", points=first.score)
    if first.outcome == "lost":
        return texts("analysis-ended-nobody")
    if len(winners) > 1:
        said = names[winners[0].seat]
        for one in winners[1:]:
            said = texts("list-comma", before=said, next=names[one.seat])
        return texts("analysis-ended-shared", names=said, points=first.score)
    key = "analysis-ended" if first.score > placed[1].score else "analysis-ended-even"
    return texts(key, name=names[first.seat], points=first.score, lead=first.score - placed[1].score)
