"""Village's printed values: read strictly, each row with its source, and the same as the rules say."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import cadency
from cadency.cli.clauses import clauses
from cadency.games.village import RULES
from cadency.games.village.content import Content
from cadency.kernel.content import SOURCES

PUBLISHED = tomllib.loads((files("cadency.games.village") / "content.toml").read_text("utf-8"))
SEATS = (2, 3, 4)


def load(pack: str) -> Content:
    found: Content = RULES.content(pack, "mine.toml")
    return found


def toml(table: str, *rows: dict[str, Any]) -> str:
    """Rows of a table as the text of a pack."""

    def value(x: Any) -> str:
        if isinstance(x, dict):
            return "{ " + ", ".join(f"{key} = {value(n)}" for key, n in x.items()) + " }"
        return repr(x).replace("'", '"') if not isinstance(x, bool) else str(x).lower()

    return "".join(f"[[{table}]]\n" + "".join(f"{key} = {value(x)}\n" for key, x in row.items()) + "\n" for row in rows)


def rows(table: str) -> list[dict[str, Any]]:
    """The published rows of a table, to change and give back; their sources stay at home."""
    return [{key: x for key, x in row.items() if key != "src"} for row in PUBLISHED[table]]


def changed(table: str, at: int, **values: Any) -> str:
    """A pack that brings one table, with other values in one row; None takes a key away."""
    found = rows(table)
    found[at] = {key: x for key, x in {**found[at], **values}.items() if x is not None}
    return toml(table, *found)


def fault(pack: str) -> cadency.BadContent:
    with pytest.raises(cadency.BadContent) as caught:
        load(pack)
    assert caught.value.details["file"] == "mine.toml"
    assert str(caught.value).startswith("mine.toml: ")
    return caught.value


# --- what is published


def test_every_published_row_names_its_source() -> None:
    for table, found in PUBLISHED.items():
        for row in found:
            assert row["src"] in SOURCES, table
            assert row["src"] != "box", table


def test_doubts_are_the_rows_that_nobody_could_source() -> None:
    unsure = {
        (table, str(row.get("id", row.get("seats", row.get("level", row.get("window", ""))))), row["src"])
        for table, found in PUBLISHED.items()
        for row in found
        if row["src"] in ("ours", "inferred")
    }
    assert set(RULES.doubts()) == unsure
    assert len(RULES.doubts()) == len(unsure)


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("card", {"2", "3", "4"}),
        ("burial", {"2", "3", "4"}),
        ("level", {"2", "3", "4"}),
        ("city", {"corvey", "dorn", "elmet", "fenwick"}),
        ("customer", {f"c{n:02}" for n in range(2, 25)}),
    ],
)
def test_what_was_reconstructed_is_called_ours(table: str, names: set[str]) -> None:
    assert {row for where, row, source in RULES.doubts() if where == table and source == "ours"} == names


def test_what_the_rulebook_says_is_not_in_doubt() -> None:
    sure = {"plague", "cubes", "start", "family", "sale", "harvest", "building", "mill", "trip", "step", "vow", "score"}
    assert sure & {table for table, _, _ in RULES.doubts()} == set()


# --- what the rules say is what is printed


def table_of(clause: str) -> list[list[str]]:
    """The cells of the table in a clause, without its head."""
    lines = [line for line in clauses("village")[clause].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(clause: str) -> list[list[int]]:
    return [[int(n) for n in re.findall(r"\d+", " ".join(row))] for row in table_of(clause)]


@pytest.mark.clause("V-2.4", "V-2.5", "V-3.1")
def test_the_tables_by_seats_are_the_printed_ones() -> None:
    content = load("")
    assert numbers("V-2.4") == [
        [n, content.stalls[n], content.queue[n], 24 - content.stalls[n] - content.queue[n]] for n in SEATS
    ]
    assert numbers("V-2.5") == [[n, *content.chronicle[n], sum(content.chronicle[n]), content.graves[n]] for n in SEATS]
    assert numbers("V-3.1") == [[n, content.bag[n][0]] for n in SEATS]
    assert all(len(set(content.bag[n])) == 1 for n in SEATS)


@pytest.mark.clause("V-3.2")
def test_the_cubes_on_each_space_are_the_printed_ones() -> None:
    *spaces, total = table_of("V-3.2")
    cards = {row["seats"]: row["spaces"] for row in rows("card")}
    assert {name: cells for name, *cells in spaces} == {name: [str(cards[n][name]) for n in SEATS] for name in cards[2]}
    assert total[1:] == [str(sum(cards[n].values())) for n in SEATS] == ["18", "21", "24"]


@pytest.mark.clause("V-8.5", "V-8.6")
def test_the_buildings_ask_for_what_is_printed() -> None:
    said = {name: rest for name, *rest in table_of("V-8.5")}
    for row in rows("building"):
        _, training, making, price = said[row["id"]]
        grain = {"grain": row["grain"]} if row["grain"] else {}
        assert (training, making) == (f"{row['train']} time", f"{row['hours']} time")
        assert price == " and ".join(f"{n} {what}" for what, n in {**row["cubes"], **grain}.items())
    (mill,) = rows("mill")
    assert said["mill"] == [
        f"{mill['coins']} coins",
        "none",
        f"{mill['hours']} time and {mill['grain']} grain",
        "not for sale",
    ]


@pytest.mark.clause("V-10.6")
def test_the_roads_are_the_printed_ones() -> None:
    said = {name.lower().replace(" – ", "-"): price for name, price in table_of("V-10.6")}
    assert said == {
        row["id"]: " and ".join(f"{n} {colour}" for colour, n in row["cubes"].items()) for row in rows("road")
    }


@pytest.mark.clause("V-11.9", "V-17.2", "V-17.3", "V-13.5")
def test_levels_and_windows_cost_and_score_what_is_printed() -> None:
    assert numbers("V-11.9") == [[row["level"], row["hours"], 2, 1] for row in rows("level")]
    assert numbers("V-17.2") == [[row["points"] for row in rows("level")]]
    assert numbers("V-17.3") == [[row["points"] for row in rows("window")]]
    assert [row["grain"] for row in rows("window")] == [0, 1, 2, 4]


@pytest.mark.clause("V-17.1", "V-17.4")
def test_cities_and_chronicle_score_what_is_printed() -> None:
    content = load("")
    assert numbers("V-17.1") == [list(content.travel_points)]
    assert numbers("V-17.4") == [list(content.chronicle_points[2:])]
    assert content.chronicle_points[:3] == (0, 0, 0)


# --- an owner's pack


def test_a_pack_replaces_the_tables_it_brings_and_leaves_the_others() -> None:
    mine, published = load("[[time]]\nlength = 12\n"), RULES.content(None, "")
    assert (mine.day, published.day) == (12, 10)
    assert {table for table in mine.rows if mine.rows[table] != published.rows[table]} == {"time"}
    assert mine.pack == "[[time]]\nlength = 12\n"
    assert published.pack is None


def test_a_row_of_a_pack_was_read_off_the_box_unless_it_says_otherwise() -> None:
    assert load("[[time]]\nlength = 12\n").rows["time"][0]["src"] == "box"
    assert load('[[time]]\nlength = 12\nsrc = "web"\n').rows["time"][0]["src"] == "web"


def test_an_empty_pack_changes_nothing() -> None:
    assert load("").id == RULES.content(None, "").id


def test_equal_values_have_one_name_and_other_values_another() -> None:
    published = RULES.content(None, "").id
    for table in PUBLISHED:
        assert load(toml(table, *rows(table))).id == published, table  # whatever the source
    assert load("[[time]]\nlength = 12\n").id == load("[[time]]\nlength = 12\nsrc = 'ours'\n").id != published
    assert load(changed("customer", 3, points=7)).id != published


def test_rows_may_come_in_any_order() -> None:
    for table in ("card", "burial", "market", "building", "city", "level", "window", "score"):
        assert load(toml(table, *reversed(rows(table)))).id == RULES.content(None, "").id


def test_a_table_is_played_with_its_pack() -> None:
    table = cadency.open_table("village", 2, seed=1, content=changed("start", 0, coins=4))
    assert [farm.coins for farm in table.view().farms] == [4, 4]
    again = cadency.replay(table.record.dumps())
    assert [farm.coins for farm in again.view().farms] == [4, 4]


def test_customers_may_have_names_of_their_own() -> None:
    mine = [{**row, "id": f"tile-{n}"} for n, row in enumerate(rows("customer"))]
    assert load(toml("customer", *mine)).customers[23] == "tile-23"


def test_what_a_row_does_not_count_there_is_none_of() -> None:
    mine = load(
        changed("card", 0, spaces={"church": 1, "harvest": 2}, bag={"pink": 3})
        + changed("burial", 0, chronicle={"farm": 4}, graves=1)
        + changed("customer", 0, wants={"ox": 2})
    )
    assert (mine.spaces[2], mine.bag[2]) == ((2, 0, 0, 0, 0, 0, 1), (0, 0, 0, 3))
    assert mine.chronicle[2] == (0, 0, 0, 0, 4)
    assert (mine.wants[0], mine.wants_grain[0]) == (((3, 2),), 0)


@pytest.mark.parametrize(
    "pack",
    [
        changed("sale", 0, cubes={"green": 3}),
        changed("road", 0, cubes={"green": 1, "brown": 1, "pink": 1}),
        changed("customer", 0, wants={"grain": 5}),
        changed("card", 0, spaces={"church": 5, "harvest": 5}, bag={"pink": 4}),
        changed("burial", 0, chronicle={"farm": 2}, graves=2),
        changed("start", 0, monks=5, drawn=5),
        changed("city", 0, cubes=2),
    ],
    ids=["fee", "road", "grain", "card", "burial", "monks", "city"],
)
def test_values_at_the_very_edge_are_accepted(pack: str) -> None:
    assert load(pack).id != RULES.content(None, "").id


# --- mistakes


@pytest.mark.parametrize(
    ("pack", "key"),
    [
        ("[[time]\n", "not-toml"),
        ("[[hours]]\nlength = 3\n", "unknown-table"),
        ("[time]\nlength = 3\n", "not-rows"),
        ("time = 3\n", "not-rows"),
        ("time = [3]\n", "not-rows"),
        ("[[time]]\nlength = 3\nwidth = 2\n", "unknown-key"),
        (changed("customer", 0, wants={"horse": 1, "gold": 1}), "unknown-key"),
        (changed("card", 1, bag={"plague": 1}), "unknown-key"),
        ("[[time]]\n", "missing-key"),
        (changed("building", 2, grain=None), "missing-key"),
        (changed("time", 0, length="ten"), "must-be-int"),
        (changed("time", 0, length=-1), "must-be-int"),
        (changed("time", 0, length=1.5), "must-be-int"),
        (changed("time", 0, length=True), "must-be-int"),
        (changed("customer", 0, wants=3), "must-be-dict"),
        (changed("customer", 0, wants={"horse": "one"}), "must-be-int"),
        (changed("customer", 0, id=7), "must-be-str"),
        (changed("score", 0, points=6), "must-be-list"),
        (changed("time", 0, src="hearsay"), "must-be-among"),
        (toml("card", *rows("card")[:2]), "row-missing"),
        (toml("city", *rows("city")[1:]), "row-missing"),
        (toml("card", *rows("card"), rows("card")[0]), "row-twice"),
        (toml("time", *rows("time"), *rows("time")), "row-twice"),
        (toml("road", *rows("road"), rows("road")[0]), "row-twice"),
        (toml("customer", *rows("customer")[:-1], rows("customer")[0]), "row-twice"),
        (changed("city", 0, id="paris"), "row-missing"),
        (toml("city", *rows("city"), {**rows("city")[0], "id": "paris"}), "row-unknown"),
        (toml("card", *rows("card"), {**rows("card")[0], "seats": 5}), "row-unknown"),
        (toml("customer", *rows("customer")[:-1]), "wrong-count"),
        (toml("customer", *rows("customer"), {**rows("customer")[0], "id": "c25"}), "wrong-count"),
        (changed("cubes", 0, pink=17), "wrong-total"),
        (changed("family", 0, generation4=3), "wrong-total"),
    ],
)
def test_a_pack_that_is_not_well_formed_is_refused(pack: str, key: str) -> None:
    assert fault(pack).key == key


@pytest.mark.parametrize(
    ("pack", "row"),
    [
        (changed("time", 0, length=0), "time"),
        (changed("family", 0, generation1=0, generation2=7), "family"),
        (changed("cubes", 0, plague=0), "cubes"),
        (changed("start", 0, monks=3), "start"),
        (changed("card", 0, spaces={**rows("card")[0]["spaces"], "crafts": 10}), "card (2)"),
        (changed("card", 1, spaces={}), "card (3)"),
        (changed("card", 2, spaces={"harvest": 6, "church": 0}), "card (4)"),
        (changed("market", 2, stalls=0), "market (4)"),
        (changed("burial", 0, chronicle={}, graves=0), "burial (2)"),
        (changed("sale", 0, cubes={"green": 4}), "sale ()"),
        (changed("building", 0, cubes={"pink": 2, "orange": 2}), "building (wainwright)"),
        (changed("customer", 5, wants={}), "customer (c06)"),
        (changed("customer", 5, wants={"horse": 0}), "customer (c06)"),
        (changed("customer", 15, wants={"grain": 6}), "customer (c16)"),
        (changed("score", 0, points=[]), "score (travel)"),
        (changed("score", 1, points=[1, -2]), "score (chronicle)"),
        (changed("score", 1, points=["many"]), "score (chronicle)"),
        (changed("city", 2, cubes=3), "city or privilege (corvey)"),
        (changed("privilege", 0, cubes=3), "city or privilege ()"),
        (changed("road", 0, id="village-paris"), "road (village-paris)"),
        (changed("road", 0, id="aubrac-village"), "road (aubrac-village)"),
        (changed("road", 2, id="aubrac"), "road (aubrac)"),
        (changed("road", 2, id="aubrac-aubrac"), "road (aubrac-aubrac)"),
        (changed("road", 2, id="aubrac-bellac-corvey"), "road (aubrac-bellac-corvey)"),
        (changed("road", 3, id="bellac-aubrac"), "road (aubrac-bellac)"),
        (toml("road", *rows("road")[2:]), "road"),
    ],
)
def test_a_pack_whose_values_cannot_be_is_refused(pack: str, row: str) -> None:
    error = fault(pack)
    assert (error.key, error.details["row"]) == ("wrong-value", row)


@pytest.mark.parametrize(
    "pack",
    [
        changed("burial", 0, chronicle={}, graves=1),
        changed("burial", 0, chronicle={"farm": 1}, graves=0),
        changed("market", 0, stalls=1, queue=0),
        changed("card", 0, spaces={"church": 1, "harvest": 1}, bag={}),
    ],
    ids=["one grave", "one page", "one stall", "two cubes"],
)
def test_a_small_village_is_still_a_village(pack: str) -> None:
    table = cadency.open_table("village", 2, seed=1, content=pack)
    for _ in range(40):
        if table.decision is not None:
            table.choose(table.decision.options[0])
    assert table.decision is not None or table.over


def test_an_error_says_where_and_what_would_be_right() -> None:
    said = str(fault(changed("customer", 4, wants={"gold": 1})))
    assert said == (
        "mine.toml: customer 5 (c05): unknown key 'wants.gold'; the keys are: scroll, horse, plow, ox, wagon, grain"
    )
