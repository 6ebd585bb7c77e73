"""The bots at a real table: they are handed views and nothing else."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import cadency
from cadency.bots import BOTS, Bot, make_bot
from cadency.kernel.errors import BadSetup, NotAChoice, NotYourTurn
from cadency.table import Table
from tests.support import cover, seeds

TABLES = [(game, seats) for game in cadency.GAMES for seats in cadency.rules(game).seats]
FEWEST = {game: min(cadency.rules(game).seats) for game in cadency.GAMES}

Extreme = Callable[[Sequence[int]], int]

each_game = pytest.mark.parametrize("game", cadency.GAMES)
each_bot = pytest.mark.parametrize("name", BOTS)
quick_bots = pytest.mark.parametrize("name", ["page", "squire"])  # those who think longer: test_search.py


def bot(game: str, name: str, seed: int | str = 0) -> Bot:
    rules = cadency.rules(game)
    return make_bot(name, rules, rules.content(None, ""), seed)


def play(table: Table, bots: list[Bot], answers: int = 10_000) -> Table:
    """Let the bots play on: so many answers, or to the end."""
    for _ in range(answers):
        decision = table.decision
        if decision is None:
            break
        choice = bots[decision.seat].choose(table.view(decision.seat), decision.seat)
        assert choice in decision.options
        table.choose(choice, decision.seat)
    return table


def asked(table: Table) -> int:
    assert table.decision is not None
    return table.decision.seat


def through_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"no bot 'king'.*page, squire, knight, baron, duke") as found:
        bot("village", "king")
    assert found.value.key == "unknown-bot"
    assert found.value.details == {"bot": "king", "known": "page, squire, knight, baron, duke"}


@each_bot
@each_game
def test_a_bot_answers_only_when_its_seat_is_asked(game: str, name: str) -> None:
    seats = next(seats for seats in cadency.rules(game).seats if seats > 1)
    table = cadency.open_table(game, seats=seats, seed=1)
    other = (asked(table) + 1) % seats
    with pytest.raises(NotYourTurn):
        bot(game, name).choose(table.view(other), other)


@each_bot
@each_game
def test_a_bot_has_no_answer_once_the_game_is_over(game: str, name: str) -> None:
    seats = FEWEST[game]
    table = play(cadency.open_table(game, seats=seats, seed=2), [bot(game, "page", seat) for seat in range(seats)])
    assert table.over
    with pytest.raises(NotAChoice):
        bot(game, name).choose(table.view(0), 0)


@quick_bots
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_that_went_through_json_gives_the_same_answer(game: str, seats: int, name: str) -> None:
    table = cadency.open_table(game, seats=seats, seed=seats)
    bots = [bot(game, name, seat) for seat in range(seats)]
    for _ in seeds(20, 60):
        if table.decision is None:
            break  # a game for one is over soon
        seat = asked(table)
        view = table.view(seat)
        choice = bots[seat].choose(view, seat)
        assert bot(game, name, seat).choose(through_json(view), seat) is choice
        table.choose(choice, seat)


@pytest.mark.parametrize("name", ["page", "squire", "knight"])
@each_game
def test_choosing_leaves_the_view_as_it_was(game: str, name: str) -> None:
    table = play(cadency.open_table(game, seats=3, seed=5), [bot(game, "page", seat) for seat in range(3)], 40)
    view = table.view(asked(table))
    before = msgspec.json.encode(view)
    bot(game, name).choose(view, asked(table))
    assert msgspec.json.encode(view) == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seeds_play_the_same_game(game: str, seats: int) -> None:
    def record(bots_seed: int) -> str:
        table = cadency.open_table(game, seats=seats, seed=3)
        bots = [bot(game, "squire", f"{bots_seed}-{seat}") for seat in range(seats)]
        return play(table, bots, len(seeds(20, 60))).record.dumps()

    assert record(1) == record(1)


@each_game
def test_other_seeds_play_other_games(game: str) -> None:
    def record(seed: int) -> str:
        table = cadency.open_table(game, seats=FEWEST[game], seed=3)
        return play(table, [bot(game, "page", seed)] * FEWEST[game], 40).record.dumps()

    assert len({record(seed) for seed in range(5)}) == 5


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pages_play_to_the_end_at_each_seat_count(game: str, seats: int) -> None:
    table = play(cadency.open_table(game, seats=seats, seed=11), [bot(game, "page", seat) for seat in range(seats)])
    assert table.over in cadency.rules(game).ends


@pytest.mark.once
@pytest.mark.parametrize(("game", "extreme"), cover(cadency.GAMES, (min, max)))
def test_squires_play_to_the_end_at_the_smallest_and_the_largest_table(game: str, extreme: Extreme) -> None:
    seats = extreme(cadency.rules(game).seats)
    table = play(cadency.open_table(game, seats=seats, seed=11), [bot(game, "squire", seat) for seat in range(seats)])
    assert table.over in cadency.rules(game).ends


@pytest.mark.once
@each_game
def test_the_page_takes_each_option_about_as_often_as_the_others(game: str) -> None:
    table = cadency.open_table(game, seats=4, seed=4)
    assert table.decision is not None
    options, view, seat = table.decision.options, table.view(asked(table)), asked(table)
    games = 200 * len(options)
    found = Counter(bot(game, "page", seed).choose(view, seat) for seed in range(games))
    assert set(found) == set(options)
    spread = sum((found[option] - 200) ** 2 / 200 for option in options)
    # chi-squared: mean n - 1, deviation the root of 2 (n - 1); four deviations are plenty for fixed seeds
    assert spread < len(options) - 1 + 4 * (2 * (len(options) - 1)) ** 0.5


def wins(game: str, seed: int) -> bool:
    """Does the squire win the smallest game against pages outright? The seats change from game to game."""
    seats = FEWEST[game]
    seat = seed % seats
    bots = [bot(game, "page", seed) for _ in range(seats)]
    bots[seat] = bot(game, "squire", seed)
    standing = play(cadency.open_table(game, seats=seats, seed=seed), bots).standing()
    return [placing.seat for placing in standing if placing.rank == 1] == [seat]


@pytest.mark.once
@each_game
def test_the_squire_beats_a_page_in_95_games_of_100_and_two_in_90(game: str) -> None:
    games = seeds(12, 100)
    assert sum(wins(game, seed) for seed in games) >= (0.95 if FEWEST[game] == 2 else 0.9) * len(games)
