"""Opening a table: in one click, by the form, or once more with the same people."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from markupsafe import Markup

import cadency
from cadency.bots import bots_of, level_of
from cadency.kernel.errors import BadSetup
from cadency.server.api import invite_link
from cadency.server.desk import Desk
from cadency.server.paces import BRISK, PACES
from cadency.server.packs import Pack
from cadency.server.pages.cards import cards, minutes
from cadency.server.pages.parlour import parlour
from cadency.server.pages.reader import Reader, apart, bot_names, field
from cadency.server.pages.render import go, page
from cadency.server.pages.table import Visitor
from cadency.server.seating import Opened, Wish
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import hashed
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

PEOPLE = ("me", "friend", "screen")
_USUAL = "squire"


def usual_bot(game: str) -> str:
    """Good company for most people."""
    return _USUAL if _USUAL in bots_of(game) else bots_of(game)[0]


class Plan:
    """What the form says so far."""

    def __init__(self, form: Any, reader: Reader) -> None:
        self.game = field(form, "game") or cadency.GAMES[0]
        self.rules = cadency.rules(self.game)
        most = self.rules.seats[-1]
        self.bots = bots_of(self.game)
        sent = [field(form, f"seat{seat}") for seat in range(most)]
        self.levels = [self._level(form, seat, kind) for seat, kind in enumerate(sent)]
        self.kinds = [f"bot-{self.levels[seat]}" if kind == "bot" else kind for seat, kind in enumerate(sent)]
        begin = max(3, self.rules.seats[0])
        usual = ["me", *[f"bot-{usual_bot(self.game)}"] * (begin - 1), *["none"] * most]
        self.kinds = self.kinds if any(sent) else usual[:most]
        self.kinds[0] = "me"
        self.names = [field(form, f"name{seat}") for seat in range(most)]
        self.names[0] = self.names[0] or reader.name
        self.public = field(form, "public") == "yes"
        self.options = {name: field(form, f"option-{name}") or values[0] for name, values in self.rules.options.items()}
        self.lang = field(form, "language")
        self.packs = reader.desk.settings.packs.names(self.game)
        chosen = field(form, "pack")
        self.pack = chosen if chosen in self.packs else ""
        self.pace = field(form, "pace") if field(form, "pace") in PACES else BRISK
        self._suggest(reader)
        arms = field(form, "arms", 2)
        self.arms = int(arms) if arms.isdecimal() and int(arms) < len(self.taken) else 0

    def _level(self, form: Any, seat: int, kind: str) -> str:
        """How strong a bot at this seat is, or would be if one sat there."""
        wished = kind.removeprefix("bot-") if kind.startswith("bot-") else field(form, f"level{seat}")
        return wished if wished in self.bots else usual_bot(self.game)

    def _suggest(self, reader: Reader) -> None:
        """A name for every bot, always the same for this browser; whoever opens the table may call them otherwise."""
        names = bot_names([self.names[0]], len(self.kinds), hashed(reader.browser))
        for seat, kind in enumerate(self.kinds):
            if kind.startswith("bot-") and not self.names[seat]:
                self.names[seat] = names[seat]

    @property
    def taken(self) -> list[int]:
        return [
            seat for seat, kind in enumerate(self.kinds) if kind in PEOPLE or kind.removeprefix("bot-") in self.bots
        ]

    def house(self, place: int) -> int:
        """The seat, and so the arms, of a row of the form: whoever had those that I want gets mine."""
        seat = self.taken.index(place) if place in self.taken else place
        return {0: self.arms, self.arms: 0}.get(seat, seat)

    def complaint(self, t: Texts) -> str:
        """Why such a table cannot be: too few seats, or an option that is for one alone; nothing where all is well."""
        try:
            self.rules.setup(len(self.taken), self.options)
        except BadSetup as error:
            if error.key == "seat-count":
                return t("new-few", first=self.rules.seats[0], last=self.rules.seats[-1])
            if error.key == "only-alone":
                name = error.details["option"]
                return t("new-alone", option=t(f"option-{name}"), value=t(f"option-{name}-{error.details['value']}"))
            return t.error(error)
        return ""

    def sittings(self) -> list[Sitting]:
        """Who sits where; the seats that stay away leave no gap."""
        found: list[Sitting] = []
        for place in self.taken:
            seat, kind, called = self.house(place), self.kinds[place], self.names[place]
            name = apart(called, [other.name for other in found]) if called else ""
            if kind.startswith("bot-"):
                found.append(Sitting(seat, "bot", name, kind.removeprefix("bot-")))
            elif kind == "friend":
                found.append(Sitting(seat, "open", ""))
            else:
                found.append(Sitting(seat, "human", name or f"{self.names[0]} {seat + 1}"))
        return sorted(found, key=lambda sitting: sitting.seat)


def _summary(plan: Plan, reader: Reader) -> dict[str, Any]:
    seated = dict(sorted((plan.house(place), kind) for place, kind in enumerate(plan.kinds)))
    drawn = parlour(plan.game, list(seated.values()))
    room = Markup(drawn)  # noqa: S704 - drawn by us
    t = reader.texts(plan.game)
    strengths = {level: level_of(level).strength for level in plan.bots}  # of five
    shown = {"paces": list(PACES), "strengths": strengths, "minutes": minutes(plan.game, t)}
    return {"plan": plan, "parlour": room, "complaint": plan.complaint(t), **shown}


@get("/new")
async def new(reader: Reader) -> Response[bytes]:
    plan = Plan(reader.request.query_params, reader)
    return page("new.html", reader, plan.game, games=cards(reader), note="", **_summary(plan, reader))


@get("/new/summary")
async def summary(reader: Reader) -> Response[bytes]:
    """The drawn room and what it says in words, while the form is being filled in."""
    plan = Plan(reader.request.query_params, reader)
    return page("parts/summary.html", reader, plan.game, **_summary(plan, reader))


@post("/new", status_code=200)
async def create(desk: Desk, reader: Reader) -> Response[bytes]:
    form = await reader.form()
    plan = Plan(form, reader)
    note = plan.complaint(reader.texts(plan.game))
    if note:
        return page("new.html", reader, plan.game, status=422, games=cards(reader), note=note, **_summary(plan, reader))
    if plan.names[0]:
        reader.keep("name", plan.names[0])
    if plan.lang in LANGUAGES:
        reader.keep("lang", plan.lang)
    pack = desk.settings.packs.find(plan.game, plan.pack)
    wish = Wish(plan.game, plan.sittings(), plan.options, plan.public, pack, plan.pace)
    opened = await opened_by(desk, reader, wish, field(form, "once"))
    return go(f"/tables/{opened.id}", reader)


@post("/play", status_code=200)
async def play(desk: Desk, reader: Reader) -> Response[bytes]:
    """Me against two squires, at once; against as many as the game allows where that is fewer or more."""
    form = await reader.form()
    game = field(form, "game") or cadency.GAMES[0]
    seats = cadency.rules(game).seats
    others = min(max(3, seats[0]), seats[-1]) - 1
    bots = bot_names([reader.name], others, hashed(reader.browser + game))
    level = usual_bot(game)
    sittings = [Sitting(0, "human", reader.name), *(Sitting(i + 1, "bot", bots[i], level) for i in range(others))]
    opened = await opened_by(desk, reader, Wish(game, sittings, {}, False), field(form, "once"))
    return go(f"/tables/{opened.id}", reader)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(visitor: Visitor) -> Response[bytes]:
    """The same houses once more. People who sat elsewhere find their invite in the talk of the old table. Whoever asks
    twice comes to the same new table."""
    reader, desk, live = visitor.reader, visitor.desk, visitor.live
    await reader.form()
    visitor.asker.must_sit()
    table = live.table
    sittings = [
        sitting if sitting.kind == "bot" or sitting.seat in visitor.asker.seats else Sitting(sitting.seat, "open", "")
        for sitting in live.sittings
    ]
    pack = Pack(live.pack, table.setup.content)
    wish = Wish(table.rules.id, sittings, dict(table.setup.options), live.public, pack, live.pace)
    opened = await opened_by(desk, reader, wish, f"rematch/{live.id}")
    t = reader.texts()
    for seat, invite in () if opened.again else opened.invites.items():
        link = invite_link(opened.id, invite)
        text = t("rematch-invite", name=live.sittings[seat].name or t.seat(seat), link=link)
        await desk.host.say(live, visitor.asker.seated, text)
    return go(f"/tables/{opened.id}", reader)


async def opened_by(desk: Desk, reader: Reader, wish: Wish, once: str, begun: Table | None = None) -> Opened:
    """``once`` is the same for the same page: pressed twice, or sent again, it opens one table. A form that was changed
    before it was sent again asks for another."""
    key = hashed(f"{reader.browser}/{once}/{wish.digest()}") if once else ""
    opened = await desk.open(reader.request, wish, key, begun)
    await reader.remember(opened.owner, *opened.tokens.values())
    links = {str(seat): invite_link(opened.id, invite) for seat, invite in opened.invites.items()}
    reader.keep_links(opened.id, links | {"watch": f"/tables/{opened.id}?watch={opened.watch}"})
    return opened


HANDLERS = (new, summary, create, play, rematch)
