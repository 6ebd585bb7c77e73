"""What the store removes goes with everything that belongs to it, and nothing else goes."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, func, inspect, select, text

from cadency.server.store import Conflict, open_store, upkeep
from cadency.server.store.ledger import Grant, Ledger, Line, Progress
from cadency.server.store.opening import find_store, upgrade
from cadency.server.store.schema import browsers, metadata
from cadency.server.store.upkeep import Place
from tests.server.support import database
from tests.server.test_store import KINDS, create, tell
from tests.support import finish

LONG_AGO = {"running": 0.0, "over": 0.0}
NOW = {"running": 1e18, "over": 1e18}


async def rows(ledger: Ledger) -> dict[str, int]:
    found = {}
    for table in metadata.sorted_tables:
        found[table.name] = (await ledger.store.read(select(func.count().label("n")).select_from(table)))[0]["n"]
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_removed_table_takes_its_log_chat_seats_and_secrets_with_it_and_leaves_the_others(
    kind: str, tmp_path: Path
) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger, "t", 3)
        await ledger.remember("browser", ["t-seat"])
        await ledger.say("t", 1, 0, "hello")
        before = await rows(ledger)
        await create(ledger, "u", 3)
        await ledger.remember("browser", ["u-seat"])
        await ledger.say("u", 1, 0, "hello")
        assert await upkeep.remove(ledger.store, "u")
        assert await rows(ledger) == before
        assert not await upkeep.remove(ledger.store, "u")
        assert [row["id"] for row in await ledger.tables_of("browser", 9)] == ["t"]

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_touches_a_table_first_keeps_it(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        row = await ledger.table("t")
        assert row is not None
        await ledger.say("t", 1, 0, "still here")
        before = await rows(ledger)
        assert not await upkeep.remove(ledger.store, "t", untouched=row["changed"])
        assert await rows(ledger) == before
        again = await ledger.table("t")
        assert again is not None
        assert again["over"] == ""
        assert again["changed"] > row["changed"]

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_to_a_removed_table_is_refused_and_not_kept(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        await upkeep.remove(ledger.store, "t")
        with pytest.raises(Conflict):
            await ledger.append("t", [Line(1, "late")], Progress(2, 0, ""))
        assert (await rows(ledger))["log"] == 0

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_running_and_finished_tables_expire_each_in_their_own_time_a_few_at_once(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        for table in ("a", "b", "c"):
            await create(ledger, table)
        await ledger.append("b", [Line(1, "end")], Progress(2, None, "graves"))

        async def due(before: dict[str, float], after: str = "", most: int = 9) -> list[str]:
            return [row["id"] for row in await upkeep.expired(ledger.store, before, after, most)]

        assert await due(LONG_AGO) == []
        assert await due(NOW) == ["a", "b", "c"]
        assert await due({**NOW, "over": 0.0}) == ["a", "c"]
        assert await due({**NOW, "running": 0.0}) == ["b"]
        assert (await due(NOW, most=2), await due(NOW, "b")) == (["a", "b"], ["c"])
        assert await upkeep.counts(ledger.store) == (3, 2)

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_a_forgotten_seat_loses_name_chat_and_secrets_and_is_free_while_the_game_runs(
    kind: str, tmp_path: Path
) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        await ledger.join(Grant("t-invite", "t", "invite", 1), Grant("t-guest", "t", "seat", 1), "Bert")
        await ledger.remember("browser", ["t-seat"])
        await ledger.say("t", 1, 0, "I am Ada")
        await ledger.say("t", 2, 1, "and I Bert")
        assert await upkeep.places_of(ledger.store, "Ada") == [Place("t", 0, "")]
        assert await upkeep.leave(ledger.store, Place("t", 0, "")) == 1
        assert [(one.kind, one.name) for one in await ledger.sittings("t")] == [("open", ""), ("human", "Bert")]
        assert [row["text"] for row in await ledger.said("t", 0, 9)] == ["and I Bert"]
        assert await ledger.grant("t-seat") is None
        assert (await ledger.store.read(select(func.count().label("n")).select_from(browsers)))[0]["n"] == 0
        assert await upkeep.somebody_sits(ledger.store, "t")
        assert await upkeep.leave(ledger.store, Place("t", 1, "graves")) == 1
        assert [(one.kind, one.name) for one in await ledger.sittings("t")] == [("open", ""), ("human", "")]
        assert not await upkeep.somebody_sits(ledger.store, "t")

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_mentions_are_counted_by_the_letters_of_a_name_large_or_small(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        lines = ("100% sure", "100 or so", "a_b", "acb", "back\\slash", "backslash", "ASK ADA", "x/y")
        for at, line in enumerate(lines):
            await ledger.say("t", at + 1, 0, line)
        names = ("100%", "%", "a_b", "_", "\\", "Ada", "/")
        assert [await upkeep.mentions(ledger.store, name) for name in names] == [1] * len(names)

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_a_command_beside_the_server_leaves_a_new_mark_each_time(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        marks = [await upkeep.mark(ledger.store)]
        for _ in range(2):
            await upkeep.set_mark(ledger.store)
            marks.append(await upkeep.mark(ledger.store))
        assert marks[0] == ""
        assert len(set(marks)) == 3

    tell(kind, tmp_path, story)


OLD = [
    "INSERT INTO tables VALUES ('t', 'village', '{}', 's', true, 1.5, 2.5, 1, 0, '')",
    "INSERT INTO seats (table_id, seat, kind, name, level) VALUES ('t', 0, 'human', 'Ada', '')",
    "INSERT INTO log (table_id, seq, line, at) VALUES ('t', 0, 'one', 1.5)",
]


async def old_database(db: str, revision: str, *statements: str) -> None:
    """A database as an earlier version of Cadency left it."""
    store = find_store(db)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
        for statement in statements:
            await connection.execute(text(statement))
    await store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_an_old_database_is_brought_up_to_date_with_all_that_it_holds(kind: str, tmp_path: Path) -> None:
    def columns(connection: Connection) -> set[str]:
        return {column["name"] for column in inspect(connection).get_columns("tables")}

    async def story(db: str) -> None:
        await old_database(db, "0001", *OLD)
        store = await open_store(db)
        async with store.engine.connect() as connection:
            assert {"opener", "pack"} <= await connection.run_sync(columns)
        ledger = Ledger(store)
        row = await ledger.table("t")
        assert row is not None
        assert (row["opener"], row["pack"], row["changed"]) == ("", "", 2.5)
        assert [line["line"] for line in await ledger.lines("t")] == ["one"]
        await create(ledger, "u")
        await store.close()

    with database(kind, tmp_path) as db:
        finish(story(db))
