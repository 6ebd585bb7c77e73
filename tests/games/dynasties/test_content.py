"""The printed values: totals, and bounds that the rules rely on."""

import pytest

from cadency.games.dynasties.content import PRINTED
from cadency.games.dynasties.names import N_POINTS, P_CROWNS, REGIONS
from cadency.games.dynasties.score import score_region, worth
from cadency.kernel.errors import BadContent
from tests.games.dynasties.positions import asked, passed, play, put, shields, told
from tests.games.dynasties.positions import table as laid_out

ROWS = PRINTED.load().rows


def pack(table: str, changes: dict[str, dict[str, object]]) -> str:
    """A pack with one table, some of whose rows are changed."""
    lines = []
    for row in ROWS[table]:
        lines.append(f"[[{table}]]")
        for key, value in {**row, **changes.get(str(row.get("id", row.get("seats", ""))), {})}.items():
            lines.append(f"{key} = {_toml(value)}")
    return "\n".join(lines)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_every_row_says_where_it_comes_from() -> None:
    assert {row["src"] for rows in ROWS.values() for row in rows} == {"rulebook", "inferred", "ours"}
    assert ("scoring", "princes", "ours") in PRINTED.doubts()


def test_a_pack_with_the_same_values_is_the_same_content() -> None:
    for table in ROWS:
        if ROWS[table][0].get("id"):
            assert PRINTED.load(pack(table, {}), "mine").id == PRINTED.load().id


@pytest.mark.parametrize(
    ("table", "changes", "reason"),
    [
        ("city", {"york": {"symbol": "horse"}}, "city-amiss"),
        ("city", {"york": {"region": "none"}}, "region-unknown"),
        ("city", {"york": {"prince": 9}}, "too-dear"),
        ("city", {"sevilla": {"symbol": "crown"}}, "extra-amiss"),
        ("city", {"lyon": {"symbol": "points"}}, "one-book-and-crowns"),
        ("card", {"joker": {"actions": ["dance"]}}, "actions-amiss"),
        ("card", {"joker": {"special": "city"}}, "special-amiss"),
        ("card", {"brest": {"price": 7}}, "too-dear"),
        ("space", {"": {"prices": [1]}}, "prices-amiss"),
        ("ship", {"": {"alone": 3}}, "ship-amiss"),
        ("supply", {"": {"figures": 0}}, "too-few-figures"),
        ("supply", {"": {"books": 3}}, "too-few-books"),
        ("limit", {"": {"green": 3}}, "too-few-cards"),
        ("limit", {"": {"new": 6}}, "too-few-cards"),
        ("limit", {"": {"held": 1}}, "limit-amiss"),
        ("colour", {"pink": {"start": 3}}, "too-few-cubes"),
        ("character", {"drake": {"gives": {"cubes": 2, "keep": 3}}}, "gift-amiss"),
        ("scoring", {"princes": {"counts": "dukes"}}, "scoring-amiss"),
        ("scoring", {"princes": {"every": 0}}, "scoring-amiss"),
        ("scoring", {"folk-france": {"of": ["france", "empire"]}}, "scoring-amiss"),
        ("scoring", {"princes": {"colour": "yellow"}}, "colour-amiss"),
    ],
)
def test_values_that_cannot_be_are_refused(table: str, changes: dict[str, dict[str, object]], reason: str) -> None:
    with pytest.raises(BadContent) as told:
        PRINTED.load(pack(table, changes), "mine.toml")
    assert told.value.details["reason"] == reason


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        ("card", {"joker": {"cards": 6}}),
        ("book", {"rose": {"tiles": 3}}),
        ("scoring", {"cubes": {"cards": 3}}),
        ("colour", {"pink": {"cubes": 13}}),
    ],
)
def test_totals_are_printed(table: str, changes: dict[str, dict[str, object]]) -> None:
    with pytest.raises(BadContent, match="must add up to"):
        PRINTED.load(pack(table, changes), "mine.toml")


def test_a_pack_may_give_three_shields_as_a_bonus_action() -> None:
    s = laid_out()
    s.content = PRINTED.load(pack("bonus", {"shield": {"gives": {"shields": 3}}}), "mine")
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim shield", "shield france", "shield empire", "1: shield empire")
    assert told(s, "shielded") == [(1, "france"), (1, "empire"), (1, "empire")]
    assert asked(s) == (2, "bonus.claim")
    for region in REGIONS:
        shields(s, 0, region, 6 - sum(s.shields[REGIONS.index(region) :: 4]))
    shields(s, 0, "france", -1)
    s.claimed = 0
    play(s, "2: claim shield")  # the only one left
    assert told(s, "shielded")[3:] == [(2, "france")]
    assert asked(s) == (0, "bonus.claim")


def test_a_pack_may_give_a_free_city_a_crown() -> None:
    s = laid_out()
    s.content = PRINTED.load(pack("city", {"free-points": {"symbol": "crown"}}), "mine")
    put(s, 0, "prince", "paris")
    put(s, 1, "prince", "london", "edinburgh")
    for region, crowns in ((-1, [8, 4]), (0, [8, 0]), (1, [0, 4])):
        s.founded = (-1, -1, region)
        s.worths = (0, 3, 1, 2)
        s.points = [0] * len(s.points)
        score_region(s, 0)
        score_region(s, 1)
        assert [s.points[seat * N_POINTS + P_CROWNS] for seat in (0, 1)] == crowns
    put(s, 0, "princess", "free-points")
    score_region(s, 1)
    assert s.points[P_CROWNS] == 8


def test_a_pack_may_change_what_a_re_evaluation_adds() -> None:
    s = laid_out()
    s.content = PRINTED.load("[[revalue]]\nfirst = 1\nsecond = 2\ncrowns = 3\nsrc = 'ours'", "mine")
    s.revalued = 1
    assert (worth(s, 0), worth(s, 1)) == ((11, 8, 7), (9, 5, 6))
