"""The printed values: totals, and bounds that the rules rely on."""

import pytest

from cadency.games.dynasties.content import PRINTED
from cadency.kernel.errors import BadContent

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
