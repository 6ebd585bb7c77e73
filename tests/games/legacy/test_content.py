"""The printed values of Legacy: what is known stands on its card, and what cannot be is refused."""

import json
from typing import Any

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.cards import read_effect, read_need
from cadency.games.legacy.clues import solve
from cadency.games.legacy.measures import measure
from cadency.games.legacy.names import MISSIONS, PROFESSIONS
from cadency.games.legacy.score import mentor_points
from cadency.games.legacy.state import put
from cadency.kernel.errors import BadContent
from tests.games.legacy import positions

ROWS = RULES.content(None, "").rows


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {spelled(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)


def pack(table: str, row: str, /, **changes: Any) -> str:
    """A table as it is, but for one row; rows without a name have none."""
    found = []
    for one in ROWS[table]:
        values = {**one, **changes} if str(one.get("id", "")) == row else one
        found.append(f"[[{table}]]\n" + "\n".join(f"{key} = {spelled(value)}" for key, value in values.items()))
    return "\n\n".join(found)


def card(table: str, name: str) -> dict[str, Any]:
    return next(row for row in ROWS[table] if row["id"] == name)


def test_a_pack_that_changes_nothing_is_the_same() -> None:
    for table in ROWS:
        assert RULES.content(pack(table, "nobody"), "mine").id == RULES.content(None, "").id


@pytest.mark.parametrize(
    ("table", "row", "changes", "reason"),
    [
        ("layout", "", {"row": 0}, "nothing-to-do"),
        ("edition", "fr", {"wish": "gold"}, "edition-amiss"),
        ("edition", "de", {"removed": ["nobody"]}, "edition-amiss"),
        ("alone", "", {"missions": ["nothing"]}, "removed-amiss"),
        ("closing", "artist", {"actions": ["painting"]}, "actions-amiss"),
        ("title", "count", {"generation": 4}, "generation-amiss"),
        ("clue", "c01", {"generation": 0}, "generation-amiss"),
        ("friend", "ann", {"effect": ["honour"]}, "effect-amiss"),
        ("friend", "ann", {"effect": ["money 2"]}, "effect-amiss"),
        ("friend", "ann", {"effect": ["pawn pink"]}, "effect-amiss"),
        ("friend", "ann", {"effect": ["gold 0"]}, "effect-amiss"),
        ("mission", "salon", {"need": ""}, "need-amiss"),
        ("mission", "salon", {"need": "profession:baker"}, "need-amiss"),
        ("mission", "salon", {"need": "profession"}, "need-amiss"),
        ("friend", "ann", {"need": "gold:artist"}, "need-amiss"),
        ("mentor", "law", {"third": "luck"}, "need-amiss"),
        ("head", "blue-matriarch", {"pawn": "pink"}, "colour-unknown"),
        ("friend", "ann", {"nation": "swiss"}, "person-amiss"),
        ("friend", "ann", {"cost": 1}, "either-or"),
        ("friend", "ann", {"free": 2}, "yes-or-no"),
        ("child", "girl", {"sex": "boy"}, "sex-amiss"),
    ],
)
def test_what_cannot_be_is_refused(table: str, row: str, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadContent) as caught:
        RULES.content(pack(table, row, **changes), "mine")
    assert caught.value.details["reason"] == reason


def test_the_number_of_children_is_printed() -> None:
    with pytest.raises(BadContent) as caught:
        RULES.content(pack("child", "girl", cards=30), "mine")
    assert caught.value.key == "wrong-total"


@pytest.mark.clause("L-1.2")
def test_what_is_known_stands_on_its_card() -> None:
    gertrude = card("friend", "gertrude")
    assert [gertrude[key] for key in ("nation", "dowry", "friends", "prestige", "effect")] == [
        *("prussian", 1, 1, 1, ["gold 3"])
    ]
    assert card("friend", "evgenia")["effect"] == ["pawn yellow"]
    assert card("friend", "pierre")["effect"] == ["pawn red"]
    assert [card("friend", name)["profession"] for name in ("lucienne", "roger", "laurent", "angelique")] == [
        *("aristocrat", "aristocrat", "craftsman", "craftsman")
    ]
    assert card("friend", "eustachy")["nation"] == "polish"
    assert card("friend", "michael")["profession"] != "aristocrat"
    assert card("friend", "david")["disgrace"] > 0
    assert [row["id"] for row in ROWS["friend"] if row["nation"] == "american"] == ["abigail"]


@pytest.mark.clause("L-1.2", "L-R1")
def test_what_nobody_could_find_is_called_ours() -> None:
    doubts = {(table, row) for table, row, source in RULES.doubts() if source == "ours"}
    assert {("friend", "ann"), ("mentor", "law"), ("head", "blue-matriarch"), ("clue", "c01")} <= doubts
    assert not {("title", "count"), ("contribution", "ballet"), ("edition", "fr")} & doubts


def test_cards_are_read_word_by_word() -> None:
    assert read_effect(["gold 2", "money"]) == ((0, 2), (7, 1))
    assert read_need("", 3).measure == -1
    assert read_need("arranged", 1).of == -1
    with pytest.raises(ValueError, match="not in"):
        read_effect(["fly 1"])


@pytest.mark.clause("L-12.2", "L-R27")
@pytest.mark.parametrize(("second", "third"), [(3, 5), (5, 3)])
def test_the_better_of_two_lesser_goals_comes_first(second: int, third: int) -> None:
    s = positions.table()
    s.content = RULES.content(pack("mentor", "law", second_points=second, third_points=third, third_least=0), "mine")
    positions.mentor(s, 0, "law")
    s.sealed = put(s.sealed, 0, 1)
    assert mentor_points(s, 0) == (0, 5)


@pytest.mark.clause("L-13.5")
@pytest.mark.parametrize(("edition", "count"), [("fr", 0), ("de", 1)])
def test_a_mission_can_be_kept_as_any_profession(edition: str, count: int) -> None:
    s = positions.table(2, edition)
    s.content = RULES.content(pack("mission", "guild", effect=["keep artist"]), "mine")
    s.keeps = put(s.keeps, 0, 1 << MISSIONS.index("guild"))
    assert measure(s, 0, "third", PROFESSIONS.index("artist")) == count


@pytest.mark.clause("L-16.7")
def test_a_clue_may_ask_for_what_is_not_counted() -> None:
    s = positions.table(1, "fr", "inheritance", gold=4)
    s.content = RULES.content(pack("clue", "c01", need="gold", least=5), "mine")
    s.clues, s.solved = 1, 0
    solve(s)
    assert s.clues == 1
    s.gold[0] = 5
    solve(s)
    assert (s.clues, s.solved) == (0, 1)
