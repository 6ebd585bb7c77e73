"""The statements that the ledger is kept with."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, func, insert, select, update

from cadency.server.store.schema import browsers, chat, log, seats, settings, tables, tokens

NEW_TABLE = insert(tables)
NEW_SEAT = insert(seats)
NEW_LINE = insert(log)
NEW_TOKEN = insert(tokens)
NEW_BROWSER = insert(browsers)
NEW_CHAT = insert(chat)
NEW_SETTING = insert(settings)
PACED = update(tables).where(tables.c.id == bindparam("table")).values(pace=bindparam("now_pace"))
MOVED = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        version=bindparam("now_version"),
        waiting=bindparam("now_waiting"),
        over=bindparam("now_over"),
        changed=bindparam("now_at"),
    )
)
TOUCHED = update(tables).where(tables.c.id == bindparam("table")).values(changed=bindparam("now_at"))
SIT = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("at_seat"))
    .values(kind="human", name=bindparam("new_name"), coach=None)
)
COACHED = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("at_seat"), seats.c.kind == "human")
    .values(coach=bindparam("wants"))
)
REVOKE = update(tokens).where(tokens.c.hash == bindparam("which"), tokens.c.revoked.is_(False)).values(revoked=True)
REVOKE_ALL = (
    update(tokens)
    .where(
        tokens.c.table_id == bindparam("table"),
        tokens.c.seat == bindparam("at_seat"),
        tokens.c.kind == bindparam("which_kind"),
        tokens.c.revoked.is_(False),
    )
    .values(revoked=True)
)
BEAT = update(settings).where(settings.c.name == "beat").values(value=bindparam("now"))
TABLE = select(tables).where(tables.c.id == bindparam("table"))
SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
LOG = select(log.c.line, log.c.key, log.c.digest).where(log.c.table_id == bindparam("table")).order_by(log.c.seq)
TOKEN = select(tokens).where(tokens.c.hash == bindparam("which"), tokens.c.revoked.is_(False))
INVITE = select(tokens).where(tokens.c.hash == bindparam("which"), tokens.c.kind == "invite")
GOOD = select(tokens).where(
    tokens.c.table_id == bindparam("table"), tokens.c.kind != "invite", tokens.c.revoked.is_(False)
)
OF_BROWSER = (
    select(tokens)
    .join(browsers, browsers.c.token == tokens.c.hash)
    .where(browsers.c.browser == bindparam("who"), tokens.c.revoked.is_(False))
    .order_by(tokens.c.created.desc(), tokens.c.hash)
)
CHAT = (
    select(chat)
    .where(chat.c.table_id == bindparam("table"), chat.c.n > bindparam("after"))
    .order_by(chat.c.n)
    .limit(bindparam("most"))
)
LAST_CHAT = select(func.max(chat.c.n).label("n")).where(chat.c.table_id == bindparam("table"))
SETTING = select(settings.c.value).where(settings.c.name == bindparam("which"))
BOTS_TURN = select(tables.c.id).join(
    seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.waiting, seats.c.kind == "bot")
)
HAS_OPEN = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == "open").exists()
LIST = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(bindparam("most"))
LISTS = {
    "open": LIST.where(tables.c.public, tables.c.over == "", HAS_OPEN),
    "running": LIST.where(tables.c.public, tables.c.over == "", ~HAS_OPEN),
    "over": LIST.where(tables.c.public, tables.c.over != ""),
    "all": LIST.where(tables.c.public),
}
MINE = LIST.where(
    tables.c.id.in_(
        select(tokens.c.table_id)
        .join(browsers, browsers.c.token == tokens.c.hash)
        .where(browsers.c.browser == bindparam("who"), tokens.c.revoked.is_(False))
    )
)
