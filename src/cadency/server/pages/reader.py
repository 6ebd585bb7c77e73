"""Who reads a page: which browser, in which language, on how wide a screen, by which name."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote, unquote

import msgspec
from litestar.datastructures import Cookie, FormMultiDict

from cadency.server.access import AnyRequest, same_origin
from cadency.server.browsers import COOKIE
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.pages.words import texts_of
from cadency.server.shapes import name_of
from cadency.server.tokens import hashed, new_secret
from cadency.server.words import language_of
from cadency.texts import LANGUAGES, Texts

PEOPLE = ("Isolde", "Bertrand", "Maja", "Halima", "Ines", "Tomasz", "Ada", "Piet", "Jolanta", "Matthias")
_NUMBERS = ("II", "III", "IV", "V")
BOTS = ("Odo", "Mechthild", "Aldric", "Wilburga", "Fulk", "Hedwig", "Gisela", "Ranulf")
_LONG = 365 * 24 * 3600


class Reader:
    """A person before a screen. Cookies that the page sets are collected here."""

    def __init__(self, request: AnyRequest, desk: Desk) -> None:
        self.request = request
        self.desk = desk
        self.cookies: list[Cookie] = []
        known = desk.browsers.read(request.cookies.get(COOKIE))
        self.known = known is not None
        self.browser = known or desk.browsers.fresh()
        if known is None:
            self.cookies.append(desk.browsers.cookie(self.browser))
        self.lang = self._language()

    def _language(self) -> str:
        asked = self.request.query_params.get("lang")
        if asked in LANGUAGES:
            self.keep("lang", asked)
            return str(asked)
        return language_of(self.request.cookies.get("lang"), self.request.headers.get("accept-language"))

    def texts(self, game: str | None = None) -> Texts:
        return texts_of(self.lang, game)

    # --- what the browser remembers

    def keep(self, name: str, value: str, *, script: bool = False) -> None:
        """A wish of this browser's; ``script``: one that the page's own script may read and change."""
        secure = self.desk.settings.secure
        self.cookies.append(
            Cookie(name, value=quote(value), max_age=_LONG, httponly=not script, secure=secure, samesite="lax")
        )

    def kept(self, name: str) -> str:
        return unquote(self.request.cookies.get(name, ""))

    @property
    def name(self) -> str:
        """The name given last, or one that is always the same for this browser."""
        return name_of(self.kept("name")) or random.Random(hashed(self.browser)).choice(PEOPLE)

    def name_beside(self, others: Iterable[str]) -> str:
        """A name that nobody else at the table has: a given one with a number, or else another that was drawn."""
        taken = set(others)
        if name_of(self.kept("name")) or self.name not in taken:
            return apart(self.name, taken)
        return random.Random(hashed(self.browser)).choice([name for name in PEOPLE if name not in taken])

    @property
    def phone(self) -> bool:
        """Whether the page is for a narrow screen; the script says so once it knows, until then the browser's hint."""
        told = self.request.cookies.get("narrow")
        if told in ("0", "1"):
            return told == "1"
        hint = self.request.headers.get("sec-ch-ua-mobile")
        return hint == "?1" if hint else "Mobi" in self.request.headers.get("user-agent", "")

    @property
    def confirms(self) -> bool:
        return self.request.cookies.get("confirm") == "1"

    @property
    def advised(self) -> bool:
        """Whether advice is offered where there is any; it is, unless somebody does not want it."""
        return self.request.cookies.get("advice") != "0"

    @property
    def live(self) -> bool:
        """Whether the page's script asks, for a part of the page."""
        return self.request.headers.get("hx-request") == "true"

    # --- secrets

    @property
    def csrf(self) -> str:
        """Only a page that this browser got from here can know it: the browser's name is a secret."""
        return hashed(f"csrf:{self.browser}")

    @property
    def once(self) -> str:
        """By what a form is known when it is sent a second time."""
        return new_secret()

    async def form(self) -> FormMultiDict:
        """The form that was sent, if it comes from one of our own pages."""
        form = await self.request.form()
        sent = str(form.get("csrf", ""))
        if not self.known or not hmac.compare_digest(sent.encode(), self.csrf.encode()):
            raise Refused("bad-origin")
        same_origin(self.request)
        return form

    async def seats(self, live: LiveTable) -> set[int]:
        """The seats that this browser holds at a table."""
        grants = await self.desk.browsers.grants(self.browser) if self.known else []
        return {
            grant.seat for grant in grants if grant.kind == "seat" and grant.table == live.id and grant.seat is not None
        }

    async def remember(self, *secrets: str) -> None:
        await self.desk.browsers.remember(self.browser, *secrets)

    def keep_links(self, table: str, links: dict[str, str]) -> None:
        """Invites are told once; whoever opened the table may come back to read them for a day."""
        secure = self.desk.settings.secure
        self.cookies.append(
            Cookie(
                "links",
                value=quote(json.dumps(links)),
                path=f"/tables/{table}",
                max_age=24 * 3600,
                httponly=True,
                secure=secure,
                samesite="lax",
            )
        )

    def links(self) -> dict[str, str]:
        try:
            found = msgspec.json.decode(self.kept("links") or "{}", type=dict[str, str])
        except (msgspec.MsgspecError, UnicodeError):
            return {}
        return {seat: link for seat, link in found.items() if link.startswith("/tables/")}


async def provide_reader(request: AnyRequest, desk: Desk) -> Reader:
    return Reader(request, desk)


def field(form: Any, name: str, most: int = 40) -> str:
    """A short text from a form, without what cannot be shown."""
    value = form.get(name, "")
    return name_of(value, most) if isinstance(value, str) else ""


def number(form: Any, name: str) -> int:
    """A whole number from a form."""
    text = field(form, name, 12)
    if not text.isdecimal():
        raise Refused("bad-request", problem=f"{name}: 0, 1, 2 …")
    return int(text)


def apart(name: str, taken: Iterable[str]) -> str:
    """The name; with a number behind it where somebody at the same table is called so."""
    known = {one.casefold() for one in taken}
    numbered = (f"{name} {number}" for number in _NUMBERS)
    return next((one for one in (name, *numbered) if one.casefold() not in known), name)


def bot_names(taken: Iterable[str], count: int, seed: str) -> list[str]:
    free = [name for name in BOTS if name not in set(taken)]
    return random.Random(seed).sample(free, count)
