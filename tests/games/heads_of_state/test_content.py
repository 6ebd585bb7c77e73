"""The printed values of Heads of State: read strictly, each row with its source, and the same as the rules say."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import cadency
from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.content import SEATS, Content
from cadency.games.heads_of_state.names import ATTRIBUTES, COUNTRIES, NOBLES
from cadency.kernel.content import SOURCES

PUBLISHED = tomllib.loads((files("cadency.games.heads_of_state") / "content.toml").read_text("utf-8"))
ENGLISH = (files("cadency.games.heads_of_state") / "rules" / "en.md").read_text("utf-8")


def load(pack: str) -> Content:
    found: Content = RULES.content(pack, "mine.toml")
    return found


def toml(table: str, rows: list[dict[str, Any]]) -> str:
    return "".join(
        f"[[{table}]]\n"
        + "".join(
            f"{key} = {str(value) if not isinstance(value, str) else repr(value)}\n" for key, value in row.items()
        )
        for row in rows
    )


def changed(table: str, at: int, **values: Any) -> str:
    """A pack that brings one table, with other values in one row; None takes a key away."""
    rows = [{key: x for key, x in row.items() if key != "src"} for row in PUBLISHED[table]]
    rows[at] = {key: x for key, x in {**rows[at], **values}.items() if x is not None}
    return toml(table, rows)


def fault(pack: str) -> cadency.BadContent:
    with pytest.raises(cadency.BadContent) as caught:
        load(pack)
    assert str(caught.value).startswith("mine.toml: ")
    return caught.value


def printed(clause: str) -> list[list[str]]:
    """The rows of a clause's table in the rules, without its head."""
    block = ENGLISH.split(f"**{clause}**")[1].split("\n\n")[1]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()[2:]]


def test_every_published_row_names_its_source() -> None:
    assert {row["src"] for rows in PUBLISHED.values() for row in rows} <= set(SOURCES) - {"box"}


def test_doubts_are_the_rows_that_nobody_could_source() -> None:
    unsure = [row for rows in PUBLISHED.values() for row in rows if row["src"] in ("ours", "inferred")]
    assert len(RULES.doubts()) == len(unsure)
    assert ("set", "duke", "ours") in RULES.doubts()
    assert not [row for row in RULES.doubts() if row[0] in ("rank", "country", "limit", "opening")]


@pytest.mark.clause("H-1.4", "H-2.2", "H-2.5", "H-5.2", "H-11.3", "H-12.1")
def test_the_tables_of_the_rules_are_the_printed_values() -> None:
    content = RULES.content(None, "")
    for row, sector in zip(printed("H-1.4"), content.rows["sector"], strict=True):
        kind = "capital" if sector["capital"] else "province"
        assert row[2:] == [kind, ", ".join(sector["slots"]), str(sector["hexagon"])]
        assert row[1].lower() == sector["id"]
    for at, row in enumerate(printed("H-2.2")[:9]):
        assert [int(cell) for cell in row[1:]] == [content.attributes[seats][at] for seats in SEATS]
    assert [[int(n) for n in row[1:]] for row in printed("H-2.5")] == [list(pair) for pair in content.markers]
    assert [[int(n) for n in row[1:]] for row in printed("H-11.3")] == [list(pair) for pair in content.spoils]
    assert [int(n) for n in printed("H-12.1")[0]] == list(content.most)
    for row, noble in zip(printed("H-5.2")[:6], PUBLISHED["set"], strict=False):
        assert (row[0], row[1], row[2]) == (noble["id"], str(len(noble["cards"])), ", ".join(noble["cards"]))


def test_an_owner_can_bring_other_values() -> None:
    content = load(changed("set", 1, cards=["palace", "bishop"]))
    assert [ATTRIBUTES[kind] for kind in content.sets[1]] == ["bishop", "palace"]
    assert content.id != RULES.content(None, "").id
    s = RULES.start(RULES.setup(3, content=content))
    assert s.content.pack is not None


@pytest.mark.parametrize(
    ("pack", "key", "said"),
    [
        (changed("attribute", 0, plain=9), "wrong-total", "100"),
        (changed("treason", 0, cards=8), "wrong-total", "29"),
        (changed("set", 0, cards=[]), "wrong-value", "set-amiss"),
        (changed("set", 0, cards=["gold", "gold"]), "wrong-value", "set-amiss"),
        (changed("set", 0, cards=["courtesan"]), "wrong-value", "set-amiss"),
        (changed("rank", 0, most=5), "wrong-value", "points-odd"),
        (changed("rank", 0, courtesan=2), "wrong-value", "yes-or-no"),
        (changed("rank", 0, courtesan=None), "missing-key", "courtesan"),
        (changed("sector", 0, country="narnia"), "wrong-value", "country-unknown"),
        (changed("sector", 0, capital=2), "wrong-value", "yes-or-no"),
        (changed("sector", 0, capital=0), "wrong-value", "one-capital"),
        (changed("sector", 1, slots=["baron", "duke"]), "wrong-value", "slots-amiss"),
        (changed("sector", 1, slots=[]), "wrong-value", "slots-amiss"),
        (changed("sector", 1, slots=["pope"]), "wrong-value", "slots-amiss"),
        (changed("opening", 0, cards=[2]), "wrong-value", "opening-amiss"),
        (changed("opening", 0, cards=[2, 0]), "wrong-value", "opening-amiss"),
        (changed("chamber", 0, points=["many"]), "wrong-value", "points-amiss"),
        (changed("bag", 0, victim=0), "wrong-value", "bag-empty"),
        (changed("layout", 0, row=0), "wrong-value", "nothing-to-draw"),
        (changed("layout", 0, pile=40), "wrong-value", "too-few-cards"),
        (changed("limit", 0, treasons=6), "wrong-value", "too-few-cards"),
        ("[[moon]]\nid = 1\n", "unknown-table", "moon"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(pack: str, key: str, said: str) -> None:
    error = fault(pack)
    assert error.key == key
    assert said in str(error)


@pytest.mark.clause("H-R42")
def test_two_sectors_of_a_country_cannot_have_the_same_hexagon() -> None:
    assert "hexagon-twice" in str(fault(changed("sector", 1, hexagon=2)))


def test_names_are_in_the_order_of_the_printed_values() -> None:
    assert [row["id"] for row in PUBLISHED["rank"]] == list(NOBLES)
    assert [row["id"] for row in PUBLISHED["country"]] == list(COUNTRIES)
    assert re.fullmatch(r"[0-9a-f]{16}", RULES.content(None, "").id)
