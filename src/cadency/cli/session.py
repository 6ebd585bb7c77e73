"""A game at the terminal: bots answer for themselves, people are asked."""

from __future__ import annotations

import shlex
import signal
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from cadency.boards.kit.terminal import told
from cadency.bots import Bot, level_of, make_bot
from cadency.cli.commands import RECENT, Commands, Leave
from cadency.cli.console import Screen
from cadency.cli.ending import closing_words
from cadency.cli.errors import BadFile
from cadency.cli.files import Keeper
from cadency.cli.layout import FULL, scene
from cadency.cli.main import program
from cadency.cli.question import question
from cadency.cli.seating import is_person
from cadency.cli.speech import complain
from cadency.kernel.engine import Decision
from cadency.kernel.errors import CadencyError
from cadency.kernel.words import Choice
from cadency.plugins import part
from cadency.table import Table

if TYPE_CHECKING:
    from cadency.texts import Texts


class Session:
    """One sitting. Whatever ends it, the game is kept."""

    def __init__(
        self, table: Table, who: list[str], names: list[str], texts: Texts, keeper: Keeper, *, resumed: bool
    ) -> None:
        self.table = table
        self.who = who
        self.names = names
        self.texts = texts
        self.keeper = keeper
        self.screen = Screen()
        self.board: Any = part("cadency.boards", table.rules.id, "terminal")
        self.told = table.version if resumed else -1  # the version up to which the screen has told what happened
        self.fresh = True  # is the board to be drawn before the next question?
        self.new = True  # has nobody been asked yet?
        self.commands = Commands(self)
        # The seed of the bots is public, so that they know nothing of nature's; and a resumed game goes on the same.
        self.bots: dict[int, Bot] = {
            seat: make_bot(word, table.rules, table.setup.content, f"{table.commitment}:{seat}")
            for seat, word in enumerate(who)
            if not is_person(word)
        }

    def run(self) -> int:
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)
        try:
            self._play()
            self.screen.show(*[self.line(event) for event in self.news()])
            if self.screen.fits(FULL):
                self.screen.show(self.drawing())
            closing_words(self)
        except (EOFError, Leave):
            self._leave()
        except KeyboardInterrupt:
            self.screen.gap()
            self._leave()
        except SystemExit:  # rich, when nobody reads us any more
            self.keeper.rescue()
            raise
        return 0

    def _play(self) -> None:
        self.screen.show(Text(self.texts("play-seated", seats=" · ".join(self._seated())), "dim"))
        self.screen.show(Text(self.texts("play-commitment", commitment=self.table.commitment), "dim"))
        while (decision := self.table.decision) is not None:
            bot = self.bots.get(decision.seat)
            if bot is None:
                self._ask(decision)
                continue
            with self.screen.busy(self.texts("play-thinking", name=self.names[decision.seat])):
                choice = bot.choose(self.table.view(decision.seat), decision.seat)
            self.table.choose(choice, decision.seat)

    def _seated(self) -> list[str]:
        """Who sits here, a bot with its strength."""
        strong = {seat: level_of(self.who[seat]).strength for seat in self.bots}
        return [
            self.texts("play-seated-bot", name=name, strength=strong[seat]) if strong.get(seat) else name
            for seat, name in enumerate(self.names)
        ]

    def _leave(self) -> None:
        """Save, and say how to go on."""
        if self.table.over and self.keeper.path is None:
            return  # the record was offered and not wanted
        path = self.keeper.rescue() if self.keeper.news or self.keeper.path is None else self.keeper.path
        self.screen.show(Text(self.texts("play-saved", file=str(path))))
        if not self.table.over:
            self.say("play-resume", command=f"{program()} play --resume {shlex.quote(str(path))}")

    # --- asking

    def _ask(self, decision: Decision) -> None:
        """Show what happened and what is asked; then take words until one of them is an answer."""
        events = self.news(decision.seat)
        lines = [self.line(event, decision.seat) for event in events]
        others = any(event.get("seat", decision.seat) != decision.seat for event in events)
        if self.fresh or others or decision.kind.startswith("turn."):
            self.show_table(decision, lines)
            self.fresh = False
        else:
            self.screen.show(*lines, Text(""), self.asked(decision))
        self.new = False
        while self.table.decision is decision:
            line = self.screen.read(f"{self.names[decision.seat]} > ")
            try:
                self.commands.follow(line, decision)
            except CadencyError as error:
                complain(self.texts, error)
        if self.keeper.path is not None:
            self.keeper.rescue()

    def show_table(self, decision: Decision, news: list[Text]) -> None:
        """The table as far as it fits the screen, and the question."""
        self.screen.show(scene(self, decision, news, self.asked(decision)))

    def asked(self, decision: Decision) -> RenderableType:
        """The question with its options, and on the first one how to answer."""
        view = self.table.view(decision.seat)
        outcomes = [self._outcome(view, option, decision.seat) for option in decision.options]
        asked = question(self, decision, view, outcomes)
        return Group(asked, Text(self.texts("play-hint"), "dim")) if self.new else asked

    def _outcome(self, view: Any, option: Choice, seat: int) -> str:
        told: str = self.board.outcome(view, option, seat, self.table.setup.content, self.texts)
        return told

    def drawing(self, seat: int | None = None) -> Any:
        return self.board.draw(self.table.view(seat), self.texts, self.names, self.screen.width)

    def news(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What has happened since the screen last told, but what its drawings tell by themselves."""
        events = self.table.events(seat, self.told)
        self.told = self.table.version
        return [event for event in events if event["event"] not in self.board.QUIET]

    def log(self, seat: int | None = None) -> list[Text]:
        """The latest that has happened, as lines."""
        events = [event for event in self.table.events(seat) if event["event"] not in self.board.QUIET]
        return [self.line(event, seat) for event in events[-RECENT:]]

    def line(self, event: dict[str, Any], seat: int | None = None) -> Text:
        """An event as a line of the log, after the mark of the house it concerns."""
        text = self.texts.event(event, self.names, self.table.view(seat))
        return told(event, text, self.board.LOUD)

    def people(self) -> list[int]:
        """The seats that are asked at this screen."""
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    def say(self, key: str, **args: Any) -> None:
        self.screen.show(Text(self.texts(key, **args)))

    def keep(self, path: Any = None) -> None:
        """Save because somebody asked for it."""
        try:
            self.say("play-saved", file=str(self.keeper.save(path)))
        except BadFile as error:
            complain(self.texts, error)
