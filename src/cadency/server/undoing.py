"""Taking back: one's own last answer alone, or more of them if everybody agrees."""

from __future__ import annotations

from cadency.kernel.errors import CannotUndo
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable
from cadency.table import Table


async def undo(host: Host, live: LiveTable, seat: int, version: int | None) -> None:
    """Take back one's own last answer, as far as nothing was learnt."""
    async with host.hold(live) as table:
        before = _at(table, version)
        table.undo(seat)
        await host.commit_or_stale(live, before)
    host.wake(live)


async def propose(host: Host, live: LiveTable, seat: int, version: int | None, to: int | None) -> None:
    """Ask the others to go back: to before this seat's last answer, or to the moment after ``to`` answers."""
    async with host.hold(live) as table:
        before = _at(table, version)
        if to is None:
            own = [place for place, answer in enumerate(table.record.answers) if answer.seat == seat]
            if not own or table.over:
                raise CannotUndo("nothing", seat=seat)
            to = own[-1]
        table.propose_undo(seat, to)
        for sitting in live.sittings:  # bots always agree, and so does a seat that nobody has taken
            if sitting.kind != "human" and table.proposal is not None:
                table.agree_undo(sitting.seat)
        await _proposed(host, live, before)
    host.wake(live)


async def answer(host: Host, live: LiveTable, seat: int, agree: bool) -> None:
    """Agree to what somebody proposed, or decline it."""
    async with host.hold(live) as table:
        before = table.version
        if table.proposal is None:
            raise CannotUndo("no-proposal")
        if agree:
            table.agree_undo(seat)
        else:
            table.decline_undo(seat)
        await _proposed(host, live, before)
    host.wake(live)


async def _proposed(host: Host, live: LiveTable, before: int) -> None:
    if live.table.version != before:
        await host.commit_or_stale(live, before)
    else:
        live.tell()


def _at(table: Table, version: int | None) -> int:
    if version is not None and version != table.version:
        raise Refused("stale", version=version, now=table.version)
    return table.version
