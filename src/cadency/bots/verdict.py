"""What an analysis comes to: the largest swings, what a seat did best, how well each played. Nothing is claimed that
the tries do not carry."""

from __future__ import annotations

from math import sqrt
from statistics import median

from cadency.bots.analysis import (
    BEST,
    FAIR,
    FEW,
    GRADES,
    MISTAKE,
    SHOWN,
    SLIP,
    SURE,
    SWINGS,
    WIDE,
    Analysis,
    Played,
    Swing,
)


def swing(analysis: Analysis, n: int) -> Swing:
    """A turn with what it changed, and what would clearly have been better."""
    turn = analysis.turns[n]
    move, tried = analysis.moves[turn.move], analysis.tried.get(n)
    before, after = analysis.at(turn.move)[turn.seat], move.after[turn.seat]
    if tried is None or not tried.better or tried.gain.chance <= SURE * tried.gain.doubt:
        return Swing(turn.move, turn.first, turn.last, turn.seat, before, after, 0.0, 0.0, turn.played, ())
    gain = tried.gain
    # The tries and the chances are two opinions: no more is called avoidable than both think there was to win.
    by = gain.chance if analysis.alone else min(gain.chance, 1.0 - after, max(before, after))
    doubt = max(0.0, by - (gain.chance - SURE * gain.doubt))  # down to what the tries carry, and never to nothing
    stands = analysis.at(_next(analysis, turn.move))[turn.seat]
    return Swing(turn.move, tried.at, turn.last, turn.seat, before, stands, by, doubt, tried.played, tried.better)


def _next(analysis: Analysis, move: int) -> int:
    """How many moves there were before the same seat's next one. What was lost shows by then: whoever has just moved is
    a move ahead of the others, so that a poor one alone looks like none."""
    moves = analysis.moves
    return next((n for n in range(move + 1, len(moves)) if moves[n].seat == moves[move].seat), len(moves))


def _told(analysis: Analysis) -> list[int]:
    """The turns worth a word: not those before the first round, which set the table, nor the last move, after which all
    is certain."""
    first, last = analysis.rounds[0] if analysis.rounds else 0, len(analysis.moves) - 1
    return [n for n, turn in enumerate(analysis.turns) if first <= turn.move < last]


def swings(analysis: Analysis) -> list[Swing]:
    """The largest ones, in the order of the game: first those where something was clearly better, then those where a
    turn changed most though nothing was. Where the greatest change of all is one of these, it has a place of its own:
    whoever looks at the graph asks for it. The first move has not: the start is as it was judged, not steadied, and
    that one has moved is all of the step."""
    least = SHOWN * analysis.scale
    found = [swing(analysis, n) for n in _told(analysis)]
    avoidable = sorted([one for one in found if one.by >= least], key=lambda one: -one.by)[:SWINGS]
    taken = {one.move for one in avoidable}
    usual, rest = _usual(analysis), dict[int, Swing]()
    for one in found:
        if one.move not in taken and one.by < least and abs(_beyond(one, usual)) >= least:
            rest.setdefault(one.move, one)
    largest = sorted(rest.values(), key=lambda one: -abs(_beyond(one, usual)))
    greatest = next((one for one in largest if one.move), None)
    if len(avoidable) == SWINGS and greatest and abs(_beyond(greatest, usual)) > avoidable[0].by:
        avoidable[-1] = greatest
    return sorted(avoidable + largest[: SWINGS - len(avoidable)], key=lambda one: one.at)


def finest(analysis: Analysis, seat: int) -> Swing | None:
    """What a seat did best: the turn that raised its chances most, and left nothing clearly better out."""
    least, usual = SHOWN * analysis.scale, _usual(analysis)
    found = [swing(analysis, n) for n in _told(analysis) if analysis.turns[n].seat == seat]
    rises = [one for one in found if _beyond(one, usual) >= least and not one.by]
    return max(rises, key=lambda one: (_beyond(one, usual), -one.at), default=None)


def _usual(analysis: Analysis) -> list[float]:
    """What a move of each seat mostly changes for itself: having moved is worth something, whatever it was."""
    found: list[list[float]] = [[0.0] for _ in range(analysis.seats)]
    for n, move in enumerate(analysis.moves):
        found[move.seat].append(move.after[move.seat] - analysis.at(n)[move.seat])
    return [median(changes) for changes in found]


def _beyond(one: Swing, usual: list[float]) -> float:
    """What a turn changed more than the seat's moves mostly do."""
    return one.after - one.before - usual[one.seat]


def losses(analysis: Analysis) -> list[tuple[float, float]]:
    """What each turn gave away, in points, with its standard error: as tried, else as it looked."""
    found = []
    for n, (lost, _) in enumerate(analysis.looked):
        tried = analysis.tried.get(n)
        found.append((lost, 0.0) if tried is None else (tried.gain.points, tried.gain.unsure))
    return found


def played(analysis: Analysis) -> list[Played]:
    """How well each seat played."""
    lost = losses(analysis)
    stakes = [stake for _, stake in analysis.looked]
    usual = max(1e-9, sum(stakes) / max(1, len(stakes)))
    found = []
    for seat in range(analysis.seats):
        mine = [n for n in range(len(lost)) if analysis.turns[n].seat == seat]
        counts = dict.fromkeys((BEST, FAIR, SLIP, MISTAKE), 0)
        for n in mine:
            counts[grade((lost[n][0] - lost[n][1]) / usual)] += 1
        share, doubt = _share([lost[n] for n in mine], sum([stakes[n] for n in mine]))
        found.append(Played(seat, **counts, share=share, doubt=doubt))
    return found


def _share(lost: list[tuple[float, float]], stake: float) -> tuple[int | None, int]:
    """How much of what was at stake was kept, in a hundred, and how far that may be off within the scale; nothing if
    nobody could tell."""
    if len(lost) < FEW or stake <= 0:
        return None, 0
    kept = 1.0 - sum([points for points, _ in lost]) / stake
    wide = SURE * sqrt(sum([unsure**2 for _, unsure in lost])) / stake
    share, least, most = [round(100 * min(1.0, max(0.0, found))) for found in (kept, kept - wide, kept + wide)]
    doubt = max(1, share - least, most - share)
    return (share, doubt) if doubt <= WIDE else (None, 0)


def grade(given: float) -> str:
    """What a turn is called that gives so much away, as a share of what a choice at random does."""
    return next((name for name, most in GRADES if given < most), MISTAKE)
