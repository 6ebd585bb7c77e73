"""report.html: one file that needs nothing else, for screens and for A4."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from html import escape
from importlib.resources import files

from cadency.arena import charts, running
from cadency.arena.lead import lead
from cadency.arena.pictures import Signs, definitions, face, letters, logo, lozenges, sign
from cadency.arena.players import STRENGTH
from cadency.arena.results import Results, Standing
from cadency.arena.shares import Estimate
from cadency.arena.things import FEW, Thing, notable
from cadency.arena.words import Words

SHOWN = 16  # things
Cell = Callable[[float], str]


def report(results: Results, words: Words, command: str, wanted: int, day: date) -> str:
    """The whole page. ``wanted`` games were asked for; fewer may have been played so far."""
    experiment, texts = results.experiment, words.texts
    title = texts("arena-title", game=texts(f"game-{experiment.game}"), seats=experiment.seats)
    under = texts(
        "arena-under",
        games=results.games,
        deals=results.deals,
        players=len(results.ladder),
        alone="yes" if results.alone else "no",
        date=words.day(day),
    )
    if results.games < wanted:
        under += " " + texts("arena-unfinished", games=results.games, wanted=wanted)
    shown = notable(_told(results, words), SHOWN)
    signs = Signs(experiment.game, experiment.seats, dict(experiment.options), words.language)
    drawn = {thing.noun: signs.of(thing.noun) for thing in shown}
    body = [
        f'<div class="top">{logo(60)}<div><h1>{escape(title)}</h1><p>{escape(under)}</p></div></div>',
        f'<p class="lead">{escape(lead(results, words))}</p>',
        _ladder(results, words),
        _pairings(results, words),
        _numbers(results, words),
        f'<div class="cols">{_seats(results, words)}{_length(results, words)}</div>',
        _things(results, words, shown, drawn),
        running.section(results, words, command),
    ]
    style = letters() + files("cadency.arena").joinpath("report.css").read_text("utf-8")
    shapes = definitions([one.player for one in results.ladder], {name for name in drawn.values() if name})
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n"
        f'<body>{shapes}<main class="sheet">{"".join(body)}</main></body></html>\n'
    )


def _told(results: Results, words: Words) -> list[Thing]:
    """Things that can be said in words."""
    return [thing for thing in results.things if f"did-{thing.event}" in words.texts]


def _head(words: Words, key: str, under: str, **args: str) -> str:
    said = f'<p class="sub">{escape(words.texts(under, **args))}</p>' if under else ""
    return f"<h2>{escape(words.texts(key))}</h2>{said}"


def _heads(words: Words, *keys: str) -> str:
    """A table's head; what begins with a dash is text, the rest numbers."""
    cells = ""
    for key in keys:
        said = escape(words.texts(f"arena-head-{key.lstrip('-')}")) if key else ""
        cells += f"<th>{said}</th>" if key[:1] in ("", "-") else f'<th class="n">{said}</th>'
    return f"<thead><tr>{cells}</tr></thead>"


def _number(text: str, quiet: bool = True) -> str:
    return f'<td class="n q">{escape(text)}</td>' if quiet else f'<td class="n"><b>{escape(text)}</b></td>'


def _who(one: Standing, words: Words) -> str:
    name = escape(words.player(one.player))
    if one.player in STRENGTH:
        below = lozenges(one.player, words.texts("arena-strength", strength=STRENGTH[one.player]))
    else:
        below = f"<i>{escape(words.texts('arena-guest'))}</i>"
    return f'<span class="who">{face(one.player, 34)}<span><b>{name}</b>{below}</span></span>'


def _ladder(results: Results, words: Words) -> str:
    rated = any(one.rating for one in results.ladder)
    heads = ("rating", "interval", "won", "games", "move") if rated else ("score", "interval", "games", "move")
    rows = ""
    for place, one in enumerate(results.ladder, 1):
        cells = f'<td class="r">{place}</td><th scope="row">{_who(one, words)}</th>'
        if one.rating:
            fixed = words.texts("arena-fixed")
            between = fixed if one.player == results.zero else words.between(one.rating, sign=True)
            cells += _number(words.signed(one.rating.found), False) + _number(between)
            cells += f'<td class="n">{words.percent(one.won.found)}</td>'
        else:
            cells += _number(words.number(one.score.found, 1), False) + _number(words.between(one.score, 1))
        cells += _number(words.number(one.score.times)) + _number(words.seconds(one.clock.mean))
        rows += f"<tr>{cells}</tr>"
    estimates = [one.rating or one.score for one in results.ladder]
    marks = [
        charts.Row(found.least, found.found, found.most, one.player in STRENGTH)
        for one, found in zip(results.ladder, estimates, strict=True)
    ]
    say: Cell = words.signed if rated else words.number
    plot = charts.forest(marks, 400, 50, say, words.texts("arena-plot-ratings"), 0.0 if rated else None)
    under = "arena-ladder-under" if rated else "arena-ladder-alone"
    return (
        _head(words, "arena-ladder", under, zero=words.who(results.zero))
        + f'<div class="ladder"><div class="scroll"><table>{_heads(words, "", "", *heads)}<tbody>{rows}</tbody></table>'
        + f'</div><div class="plot">{plot}</div></div>'
    )


def _pairings(results: Results, words: Words) -> str:
    names = [one.player for one in results.ladder]
    if len(names) < 2:
        return ""
    heads = "".join(
        [f'<th scope="col">{face(name, 28)}<span>{escape(words.player(name))}</span></th>' for name in names]
    )
    rows = ""
    for name in names:
        cells = "".join([_pair(results.pairings.get((name, other)), name == other, words) for other in names])
        rows += f'<tr><th scope="row">{escape(words.player(name))}</th>{cells}</tr>'
    under = "arena-pairings-alone" if results.alone else "arena-pairings-under"
    table = f'<table class="pair"><tr><td></td>{heads}</tr>{rows}</table>'
    return _head(words, "arena-pairings", under) + f'<div class="scroll">{table}</div>'


def _pair(found: Estimate | None, same: bool, words: Words) -> str:
    if found is None:
        said = f' aria-label="{escape(words.texts("arena-itself"))}"' if same else ""
        return f'<td class="self"{said}>·</td>'
    strength = min(0.85, abs(found.found - 0.5) * 2)
    colour = _mixed("#fbf5e6", "#b98f52" if found.found > 0.5 else "#9aa7a8", strength)
    least, share, most = [words.number(100 * value) for value in (found.least, found.found, found.most)]
    return f'<td style="background:{colour}"><b>{share}</b><small>{least}–{most}</small></td>'


def _mixed(one: str, other: str, part: float) -> str:
    pairs = [(int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join([f"{round(a + (b - a) * part):02x}" for a, b in pairs])


def _numbers(results: Results, words: Words) -> str:
    rows = ""
    for one in results.ladder:
        margin = f"{words.signed(one.margin.found, 1)} ± {words.number(one.margin.error, 1)}"
        cells = [words.number(one.score.found, 1), margin]
        cells += [words.seconds(value) for value in one.clock[:3]] + [words.number(one.clock.answers)]
        rows += f'<tr><th scope="row">{escape(words.player(one.player))}</th>{"".join(map(_number, cells))}</tr>'
    heads = _heads(words, "", "score", "margin", "mean", "most", "longest", "answers")
    under = "arena-numbers-alone" if results.alone else "arena-numbers-under"
    table = f'<table class="numbers">{heads}<tbody>{rows}</tbody></table>'
    return _head(words, "arena-numbers", under) + f'<div class="scroll">{table}</div>'


def _seats(results: Results, words: Words) -> str:
    if results.alone:
        return ""
    rows = ""
    for n, found in enumerate(results.seats, 1):
        cells = _number(words.number(100 * found.found, 1), False) + _number(words.between(found, 1, 100))
        rows += f'<tr><th scope="row">{escape(words.texts(f"arena-turn-{n}"))}</th>{cells}</tr>'
    fair = 100 * results.fair
    marks = [
        charts.Row(100 * one.least, 100 * one.found, 100 * one.most, one.leaves_out(results.fair))
        for one in results.seats
    ]
    plot = charts.dots(marks, 250, 30, fair, words.number, words.texts("arena-plot-shares"))
    table = f"<table>{_heads(words, '-seat', 'won', 'interval')}<tbody>{rows}</tbody></table>"
    head = _head(words, "arena-seats", "arena-seats-under", fair=words.number(fair, 0 if fair == int(fair) else 1))
    return f'<section>{head}<div class="with">{table}<div class="plot">{plot}</div></div></section>'


def _length(results: Results, words: Words) -> str:
    found, rounds = results.decisions, results.rounds
    around = words.number(rounds.tenth)
    if rounds.most != rounds.tenth:
        around = words.texts("arena-from-to", least=around, most=words.number(rounds.most))
    numbers = {"tenth": words.number(found.tenth), "most": words.number(found.most), "rounds": around}
    half = words.texts("arena-length-half", half=words.number(found.half))
    plot = charts.bars(found.all, found.half, 500, 190, half)
    ends = " ".join([f"{words.number(count)} × {words.texts.end(end)}" for end, count in results.ends.items()])
    told = f'<p class="ends">{escape(words.texts("arena-ends"))}: {escape(ends)}</p>' if len(results.ends) > 1 else ""
    return f"<section>{_head(words, 'arena-length', 'arena-length-under', **numbers)}{plot}{told}</section>"


def _things(results: Results, words: Words, shown: list[Thing], drawn: dict[str, str]) -> str:
    if not shown:
        return _head(words, "arena-things", "arena-things-few", few=str(FEW))
    scale, places = (1.0, 1) if results.alone else (100.0, 1)
    rows = ""
    for thing in shown:
        did = words.texts(f"did-{thing.event}")
        name = words.texts(thing.noun)
        label = f"{sign(drawn[thing.noun])}{escape(name[:1].upper() + name[1:])} <i>{escape(did)}</i>"
        cells = _number(words.texts("arena-often", often=words.number(thing.often)))
        cells += _number(words.signed(scale * thing.above.found, places), False)
        cells += _number(words.between(thing.above, places, scale, sign=True)) + _number(
            words.number(thing.above.times)
        )
        rows += f'<tr><th scope="row">{label}</th>{cells}</tr>'
    marks = [
        charts.Row(scale * one.least, scale * one.found, scale * one.most, one.leaves_out(0.0))
        for one in [thing.above for thing in shown]
    ]
    plot = charts.dots(marks, 430, 30, 0.0, words.signed, words.texts("arena-plot-shares"))
    heads = _heads(words, "-thing", "often", "above", "interval", "houses")
    count = len(_told(results, words))
    said = {"all": words.number(count), "chance": words.number(max(1, count * 0.05))}
    under = "arena-things-alone" if results.alone else "arena-things-under"
    return (
        _head(words, "arena-things", under, **said)
        + f'<div class="with"><div class="scroll"><table>{heads}<tbody>{rows}</tbody></table></div>'
        + f'<div class="plot">{plot}</div></div>'
    )
