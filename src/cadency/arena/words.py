"""How the arena says names and numbers in the reader's language."""

from __future__ import annotations

from datetime import date
from math import inf

from cadency.arena.players import is_guest
from cadency.arena.ratings import Rating
from cadency.arena.shares import Estimate
from cadency.plugins import called
from cadency.texts import Texts

POINT = {"en": ".", "fr": ",", "de": ","}
GROUP = {"en": ",", "fr": "\u202f", "de": "."}
SPACE = "\u00a0"


class Words:
    """Texts of the arena and, where there is one, of a game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.texts = Texts(language, game, extra=["cadency.arena.texts"])
        self.language = language

    def __call__(self, key: str, **args: object) -> str:
        return self.texts(key, **args)

    def player(self, player: str) -> str:
        """A name as it stands in a table: a level's own, or that of a guest's class."""
        if is_guest(player):
            return player.rpartition(":")[2]
        return self.texts(f"bot-{player}") if f"bot-{player}" in self.texts else called(player)

    def who(self, player: str, inside: bool = True) -> str:
        """The same within a sentence, or at its beginning."""
        if f"who-{player}" not in self.texts:
            return self.player(player)
        return self.texts(f"who-{player}.inside" if inside else f"who-{player}")

    def number(self, value: float, places: int = 0) -> str:
        """With the marks that this language puts into numbers."""
        text = f"{abs(value):,.{places}f}".replace(",", "\0").replace(".", POINT[self.language])
        minus = "−" if value < 0 and text.strip("0\0.,") else ""
        return minus + text.replace("\0", GROUP[self.language])

    def signed(self, value: float, places: int = 0) -> str:
        said = self.number(value, places)
        return said if said.startswith("−") or not said.strip("0.,") else f"+{said}"

    def percent(self, value: float, places: int = 1) -> str:
        return f"{self.number(100 * value, places)}{SPACE}%"

    def between(self, found: Estimate | Rating, places: int = 0, scale: float = 1.0, sign: bool = False) -> str:
        """An interval in words; one without an end on one side says so."""
        say = self.signed if sign else self.number
        least, most = [say(end * scale, places) if abs(end) != inf else "" for end in (found.least, found.most)]
        if not least:
            return self.texts("arena-below", most=most)
        if not most:
            return self.texts("arena-above", least=least)
        return self.texts("arena-from-to", least=least, most=most)

    def seconds(self, seconds: float) -> str:
        """The time of an answer."""
        if seconds >= 10:
            return f"{self.number(seconds, 1)}{SPACE}s"
        thousandths = 1000 * seconds
        return f"{self.number(thousandths, 0 if thousandths >= 10 else 1)}{SPACE}ms"

    def span(self, seconds: float) -> str:
        """The time of a run."""
        hours, minutes = int(seconds // 3600), int(seconds % 3600 // 60)
        if hours:
            return f"{self.number(hours)}{SPACE}h {minutes}{SPACE}min"
        return f"{minutes}{SPACE}min" if minutes else f"{int(seconds)}{SPACE}s"

    def day(self, day: date) -> str:
        return self.texts("arena-date", day=day.day, month=day.month, year=str(day.year))
