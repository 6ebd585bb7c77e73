"""What the numbers come to, in a few sentences."""

from __future__ import annotations

from cadency.arena.results import Results
from cadency.arena.words import Words


def lead(results: Results, words: Words) -> str:
    said = [_first(results, words), _much(results, words)]
    if not results.alone:
        said.append(_seats(results, words))
    return " ".join([one for one in said if one])


def _first(results: Results, words: Words) -> str:
    best = results.ladder[0]
    if len(results.ladder) == 1:
        return "" if results.alone else words.texts("arena-lead-same", who=words.who(best.player))
    next_one = results.ladder[1]
    who = words.who(best.player, inside=False)
    first, second = best.rating or best.score, next_one.rating or next_one.score
    if first.least > second.most or results.pairings[best.player, next_one.player].least > 0.5:
        return words.texts("arena-lead-clear", who=who)
    return words.texts("arena-lead-close", who=who, next=words.who(next_one.player))


def _much(results: Results, words: Words) -> str:
    best = results.ladder[0]
    if not results.alone and len(results.ladder) == 1:
        return ""
    found, scale = (best.score, 1.0) if results.alone else (best.won, 100.0)
    numbers = {
        name: words.number(scale * value, 1)
        for name, value in zip(("least", "most"), (found.least, found.most), strict=True)
    }
    told = words.number(scale * found.found, 1)
    if results.alone:
        return words.texts("arena-lead-score", who=words.who(best.player), score=told, **numbers)
    fair = words.number(100 * results.fair, 0 if 100 % results.experiment.seats == 0 else 1)
    return words.texts("arena-lead-won", who=words.who(best.player), won=told, fair=fair, **numbers)


def _seats(results: Results, words: Words) -> str:
    apart = [n for n, one in enumerate(results.seats) if one.leaves_out(results.fair)]
    if not apart:
        return words.texts("arena-lead-even")
    most = max(apart, key=lambda n: abs(results.seats[n].found - results.fair))
    ends = [words.number(100 * value, 1) for value in results.seats[most][:3]]
    return words.texts("arena-lead-seat", number=most + 1, won=ends[1], least=ends[0], most=ends[2])
