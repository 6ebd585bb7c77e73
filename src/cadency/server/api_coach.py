"""The coach's part of the API: where one person plays, or where all people at the table have agreed."""

from __future__ import annotations

from litestar import Response, get, post

from cadency.server.advices import must_be_on
from cadency.server.coach_shapes import AdviceTold, HindsightTold, WaysTold
from cadency.server.coaching import speak
from cadency.server.description import PROBLEMS
from cadency.server.shapes import AdviceWish, CoachWish, Look
from cadency.server.told_advice import told_advice, told_review, told_ways
from cadency.server.visits import Visit


@post("/tables/{table_id:str}/coach", operation_id="coach", status_code=200, responses=PROBLEMS)
async def coach(visit: Visit, data: CoachWish) -> Response[Look]:
    """Say whether you want to play with the coach, where other people play too; you may change your mind. It is on once
    all of them have agreed, and off again when one declines, leaves, or hands over their seat: see ``coach`` of a
    look."""
    await speak(visit.desk.host, visit.live, visit.asker, (visit.seated,), data.agree)
    return await visit.told()


@post("/tables/{table_id:str}/advice", operation_id="advise", status_code=200, responses=PROBLEMS)
async def advise(visit: Visit, data: AdviceWish) -> AdviceTold:
    """What a bot would do in your place, and why, where no other person plays or all have agreed to it. It thinks
    meanwhile: ask again until ``thinking`` is false. ``texts`` adds words."""
    host, live, seat = visit.desk.host, visit.live, visit.seated
    async with host.hold(live):
        return told_advice(live, seat, visit.desk.advices.ask(live, seat, data.level), visit.texts)


@post("/tables/{table_id:str}/advice/back", operation_id="lookBack", status_code=200, responses=PROBLEMS)
async def back(visit: Visit) -> HindsightTold:
    """What would have been better in your last turn, by what you could see then; when you are asked again. A knight
    looks at it meanwhile: ask again until ``thinking`` is false. ``texts`` adds words."""
    host, live, seat = visit.desk.host, visit.live, visit.seated
    async with host.hold(live):
        return told_review(live, visit.desk.advices.look_back(live, seat), visit.texts)


@get("/tables/{table_id:str}/advice/ways", operation_id="ways", responses=PROBLEMS)
async def ways(visit: Visit) -> WaysTold:
    """Three ways to score: what each has brought you and about what it will. ``texts`` adds words."""
    live, seat = visit.live, visit.seated
    async with visit.desk.host.hold(live):
        must_be_on(live)
        return told_ways(live, seat, visit.texts)


HANDLERS = (coach, advise, back, ways)
