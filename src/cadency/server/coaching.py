"""Whether there is advice at a table while the game runs: for one person alone always, for several if all want it."""

from __future__ import annotations

from cadency.bots.judge import JUDGES, judge_for
from cadency.kernel.errors import NotAChoice
from cadency.server.access import Asker
from cadency.server.coach_shapes import CoachTold
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable


def people(live: LiveTable) -> list[int]:
    """The seats of people, and those that somebody may still take: nobody knows what they will want."""
    return [sitting.seat for sitting in live.sittings if sitting.kind != "bot"]


def together(live: LiveTable) -> bool:
    """Whether several people play a game that can be judged, so that all of them have to want the coach."""
    return live.table.rules.id in JUDGES and len(people(live)) > 1


def off(live: LiveTable) -> bool:
    """Whether there is no advice here while the game runs: it would help one person against another who has not agreed.
    Nor is there any where nobody can judge the game."""
    return live.table.rules.id not in JUDGES or (together(live) and not all(map(live.coached.get, people(live))))


def told_coach(live: LiveTable) -> CoachTold:
    """For programs, the same to everybody."""
    said = live.coached
    agreed, declined = ([seat for seat in sorted(said) if said[seat] is wants] for wants in (True, False))
    return CoachTold(not off(live) and not live.table.over, agreed, declined)


async def speak(host: Host, live: LiveTable, asker: Asker, seats: tuple[int, ...], wants: bool) -> None:
    """Somebody wants to play with the coach, agrees to it, or would rather not; they may change their mind."""
    async with host.hold(live) as table:
        if table.over:
            raise NotAChoice("over")
        judge_for(table.rules.id)
        if not together(live):
            raise Refused("coach-alone")
        if not live.admits(asker.passes):  # the seat was handed over meanwhile: its new holder says so for themselves
            raise Refused("token-revoked")
        try:
            await host.ledger.set_coached(live.id, seats, wants)
        except BaseException:
            live.doubt()
            raise
        live.coached.update(dict.fromkeys(seats, wants))
        if off(live):
            live.counsel = live.review = None
        live.tell()
