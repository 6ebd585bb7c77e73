"""The judge of Heads of State likes what a player would like."""

from random import Random

import pytest
from msgspec.structs import replace

import cadency
from cadency.bots import make_bot
from cadency.bots.judge import heads_hand, heads_map, heads_of_state, heads_realm, heads_time, judge_for, judge_with
from cadency.games.heads_of_state.choices import DISCARD, SETTLE, TARGET, Discard
from cadency.games.heads_of_state.frames.cabal import Cabal, Strike
from cadency.games.heads_of_state.frames.court import AUDIENCE, settle
from cadency.games.heads_of_state.frames.drawing import RECEIVING
from cadency.games.heads_of_state.frames.honours import bury
from cadency.games.heads_of_state.frames.limits import Discards
from cadency.games.heads_of_state.frames.revolution import NewRound
from cadency.games.heads_of_state.frames.rows import Conceal, Fill
from cadency.games.heads_of_state.frames.turn import ENDING, TURN
from cadency.games.heads_of_state.names import (
    ASSASSIN,
    ATTRIBUTES,
    COURTESAN,
    DECK,
    DISCARDS,
    N_ATTRIBUTES,
    N_POINTS,
    NOBLES,
    SECTORS,
    T_DECK,
    YEARS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import ahead, sample

RULES = cadency.rules("heads_of_state")
judge = judge_for("heads_of_state")


def opening(seats: int = 2, pack: str | None = None) -> HeadsOfState:
    """A first regular turn, with seat 0 to move and nobody's hand filled."""
    rng = Random(1)
    s: HeadsOfState = RULES.start(RULES.setup(seats, content=RULES.content(pack, "pack")))
    while (decision := ahead(s)) is not None and decision.seat == NATURE:
        apply(s, sample(decision, rng.random))
    s.stack, s.first = [TURN[0]], 0
    return s


def late(s: HeadsOfState) -> HeadsOfState:
    """The same, with the last revolution close at hand."""
    s = s.copy()
    s.round = 2
    for kind in range(N_ATTRIBUTES):
        s.cards[DISCARDS + kind] += s.cards[DECK + kind]
        s.cards[DECK + kind] = 0
    return s


def deal(s: HeadsOfState, *names: str, seat: int = 0) -> HeadsOfState:
    """The same, with more attribute cards in a hand."""
    s = s.copy()
    for name in names:
        s.cards[DECK + ATTRIBUTES.index(name)] -= 1
        s.receive(seat, ATTRIBUTES.index(name))
    return s


def found(s: HeadsOfState, *places: tuple[str, str], seat: int = 0) -> HeadsOfState:
    """The same, with nobles created: (sector, noble)."""
    s = s.copy()
    for sector, noble in places:
        settle(s, seat, SETTLE[SECTORS.index(sector)][NOBLES.index(noble)])
    return s


def slot(s: HeadsOfState, sector: str, noble: str) -> int:
    return s.content.slot(SECTORS.index(sector), NOBLES.index(noble))


def gain(s: HeadsOfState, *places: tuple[str, str], seat: int = 0) -> float:
    """What these nobles would be worth to their seat."""
    return judge(found(s, *places, seat=seat), seat) - judge(s, seat)


def worth(s: HeadsOfState, *names: str) -> float:
    """What these cards would be worth."""
    return judge(deal(s, *names), 0) - judge(s, 0)


def test_the_judge_is_found_by_the_games_id() -> None:
    assert judge_for("heads_of_state").game == "heads_of_state"


@pytest.mark.parametrize("seats", RULES.seats)
def test_points_please_their_owner_and_nobody_else(seats: int) -> None:
    s = opening(seats)
    richer = s.copy()
    richer.points[0] += 3
    assert judge(richer, 0) > judge(s, 0)
    for other in range(1, seats):
        assert judge(richer, other) < judge(s, other)


def test_judging_changes_nothing() -> None:
    s = found(deal(opening(), "gold", "title", "courtesan"), ("burgundy", "duke"), seat=1)
    before = RULES.view(s, 0)
    judge(s, 0)
    assert RULES.view(s, 0) == before


@pytest.mark.parametrize("seats", RULES.seats)
def test_hidden_cards_of_others_count_by_their_number_alone(seats: int) -> None:
    s = opening(seats)
    assert judge(deal(s, "gold", "palace", seat=1), 0) == judge(deal(s, "courtesan", "troops", seat=1), 0)
    assert judge(deal(s, "gold", seat=1), 0) < judge(s, 0)


def test_the_larger_hexagon_comes_first() -> None:
    s = opening()
    assert gain(s, ("bavaria", "duke")) > gain(s, ("scotland", "duke"))
    assert gain(s, ("scotland", "baron")) > gain(s, ("ireland", "baron"))


def test_a_sector_that_another_has_opened_is_worth_less() -> None:
    s = opening()
    opened = s.copy()
    opened.openers = (*s.openers[:4], 1, *s.openers[5:])
    assert SECTORS[4] == "burgundy"
    assert gain(opened, ("burgundy", "duke")) < gain(s, ("burgundy", "duke"))


def test_each_further_sector_of_a_country_is_worth_more() -> None:
    s = opening()
    s.been[0] = 1 << SECTORS.index("england")
    near = s.copy()
    near.been[0] |= 1 << SECTORS.index("scotland")
    assert gain(near, ("ireland", "baron")) > gain(s, ("ireland", "baron"))


def test_the_last_rank_for_the_chamber_is_worth_more_than_one_too_many() -> None:
    s = opening()
    s.titles[:7] = [1] * 7
    lacks = s.copy()
    s.titles[2] = 2  # an earl in its place
    lacks.titles[2] = 2
    lacks.titles[0] = 0
    assert gain(lacks, ("scotland", "baron")) > gain(s, ("scotland", "baron"))


def test_a_full_set_is_worth_more_than_its_cards() -> None:
    s = opening()
    cards = ("title", "troops", "castle")
    assert worth(s, *cards) > sum(worth(s, card) for card in cards)
    assert worth(s, *cards) > worth(s, "title", "title", "title")


def test_the_card_that_a_set_lacks_is_the_one_to_have() -> None:
    s = deal(opening(), *ATTRIBUTES[:7])  # a king without a palace
    assert worth(s, "palace") > max(worth(s, card) for card in ATTRIBUTES[:7])


def test_cards_are_worth_little_when_the_end_is_near() -> None:
    s = opening()
    assert 0 <= worth(late(s), "title", "castle") < worth(s, "title", "castle")


def test_influence_counts_for_more_when_a_revolution_is_near() -> None:
    s = found(opening(), ("castile", "prince"), seat=1)
    s.round = 2
    assert gain(late(s), ("castile", "king")) > gain(s, ("castile", "king"))


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_death_that_takes_the_lead_is_worth_most(seats: int) -> None:
    s = late(found(opening(seats), ("normandy", "count")))
    s = found(s, ("burgundy", "duke"), ("andalusia", "count"), ("castile", "prince"), seat=1)

    def death(sector: str, noble: str) -> float:
        after = s.copy()
        bury(after, slot(s, sector, noble))
        return judge(after, 0) - judge(s, 0)

    assert death("burgundy", "duke") > death("andalusia", "count") > 0


def test_an_attempt_counts_by_its_odds() -> None:
    s = late(found(opening(), ("bavaria", "duke"), seat=1))
    s = found(s, ("saxony", "count"))
    s.stack = [TURN[1], ENDING[0], Strike(0, ASSASSIN, 0, 0)]
    apply(s, TARGET[SECTORS.index("bavaria")][NOBLES.index("duke")])
    decision = pending(s)
    assert decision is not None
    cases = []
    for option in decision.options:
        after = s.copy()
        apply(after, option)
        cases.append(judge(after, 0))
    assert cases[0] > cases[1]
    assert judge(s, 0) == pytest.approx((3 * cases[0] + cases[1]) / 4)


def test_a_slot_just_emptied_is_worth_more_with_the_set_for_it() -> None:
    earls = [(sector, "earl") for sector in ("burgundy", "aquitaine", "bavaria", "andalusia")]

    def emptied(s: HeadsOfState) -> float:
        s = late(found(s, *earls, seat=1))
        burgundy = slot(s, *earls[0])
        bury(s, burgundy)
        later = s.copy()
        s.stack = [TURN[1], ENDING[0], Cabal(0, 1 << burgundy, 1 << burgundy)]
        return judge(s, 0) - judge(later, 0)

    s = opening()
    assert emptied(deal(s, "title", "troops", "castle")) > emptied(deal(s, "duelling", "bishop", "palace"))


def test_treason_cards_are_worth_more_against_somebody() -> None:
    def armed(s: HeadsOfState) -> float:
        after = s.copy()
        after.plots[T_DECK] -= 1
        after.treason[ASSASSIN] += 1
        after.treasons[0] += 1
        return judge(after, 0) - judge(s, 0)

    s = opening()
    assert armed(found(s, ("bavaria", "duke"), seat=1)) > armed(s) > 0


def test_a_card_about_to_be_dealt_is_worth_something() -> None:
    s = opening()
    s.stack = [TURN[1], ENDING[0]]
    coming = s.copy()
    coming.stack += [AUDIENCE[0], RECEIVING[0][0]]
    assert judge(coming, 0) > judge(s, 0)
    assert judge(coming, 1) <= judge(s, 1)


def test_a_finished_game_is_judged_by_its_standing() -> None:
    s = opening(3)
    s.points[N_POINTS] += 5
    s.over = "filled"
    assert judge(s, 1) > 5
    assert judge(s, 0) < 0


def test_the_squire_keeps_the_king_that_it_has_nearly_saved_up_for() -> None:
    s = deal(opening(), *ATTRIBUTES[:COURTESAN], "troops", "troops", "duelling")
    s.stack = [TURN[1], ENDING[0], Discards(0, 1, 0)]
    squire = make_bot("squire", RULES, s.content, 1)
    choice = squire.choose(RULES.view(s, 0), 0)
    assert isinstance(choice, Discard)
    assert choice in (DISCARD[ATTRIBUTES.index("troops")], DISCARD[ATTRIBUTES.index("duelling")])


def test_an_owners_pack_with_other_points_can_be_judged() -> None:
    pack = "".join(f"[[chamber]]\nseats = {n}\npoints = []\n" for n in RULES.seats)
    for noble in NOBLES:
        pack += f'[[rank]]\nid = "{noble}"\ncounters = 1\ncards = 0\ncourtesan = 1\nmost = 0\n'
    s = opening(pack=pack)
    assert gain(s, ("bavaria", "duke")) > gain(s, ("ireland", "baron")) > 0


def test_only_so_many_maps_and_hands_are_remembered() -> None:
    s = deal(opening(3), "gold", "title", "troops")
    values = judge.judge_all(s)
    for n in range(heads_map.MAPS + 1):
        other = s.copy()
        other.been[0] = n
        judge(other, 0)
    assert len(heads_map.known_maps) == heads_map.MAPS
    assert judge.judge_all(s) == values
    prospect = heads_map.atlas(s).prospect(s, 0)
    for n in range(heads_map.HANDS + 1):
        heads_hand.held(prospect, (n % 7, n // 7 % 7, n // 49, 0, 0, 0, 0, 0, 0), heads_hand.NONE, False)
        assert 0 < len(prospect.plans) <= heads_map.HANDS
    assert judge.judge_all(s) == values


def test_what_is_looked_up_by_country_and_time_has_a_limit() -> None:
    for kept in (heads_realm.realm, heads_map.honour, heads_map.chamber, heads_map.markers, heads_time.season):
        assert kept.cache_info().currsize <= (kept.cache_info().maxsize or 0)
    s = found(opening(3), ("bavaria", "duke"))
    values = judge.judge_all(s)
    most = heads_realm.realm.cache_info().maxsize or 0
    stages = heads_map.atlas(s).season.stages
    for n in range(most + 1):  # countries that nobody has seen
        heads_realm.realm(s.content, n % 4, (0, 0, n << 32), stages)
    assert heads_realm.realm.cache_info().currsize == most
    heads_map.known_maps.clear()
    assert judge.judge_all(s) == values


def test_a_chance_knows_whose_turn_is_next() -> None:
    s = opening(3)
    assert heads_of_state.turn(s) == 0
    first, second, third = judge.chance(s)
    assert first > second > third  # nobody has anything but for that
    s.stack[-1] = TURN[1]
    assert judge.chance(s) == pytest.approx([third, first, second])
    s.stack.append(ENDING[0])  # whoever ends a turn has not the next one
    assert heads_of_state.turn(s) == 1
    apart = judge_with("heads_of_state", replace(judge.weights, tempo=0.0)).chance(s)
    assert apart == pytest.approx([1 / 3] * 3)
    assert [judge(s, seat) for seat in range(3)] == pytest.approx([judge(s, 0)] * 3)  # play goes by this alone


def test_before_the_first_turn_and_after_the_last_a_chance_stands_too() -> None:
    s = RULES.start(RULES.setup(4))
    assert heads_of_state.turn(s) in (-1, 0, 1, 2, 3)
    assert sum(judge.chance(s)) == pytest.approx(1.0)
    s.stack.clear()
    assert heads_of_state.turn(s) == -1


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_new_round_is_as_long_before_its_rows_lie_there_as_afterwards(seats: int) -> None:
    rng, waiting, seen = Random(seats), [], 0
    s = RULES.start(RULES.setup(seats))
    while (decision := ahead(s)) is not None:
        if any(isinstance(frame, (NewRound, Conceal)) for frame in s.stack):
            waiting.append(heads_map.cards_until(s))
        elif waiting and not any(isinstance(frame, Fill) for frame in s.stack):
            assert waiting == [pytest.approx(heads_map.cards_until(s))] * len(waiting)
            waiting, seen = [], seen + 1
        apply(s, sample(decision, rng.random) if decision.deal else rng.choice(decision.options))
    assert seen == len(YEARS)
