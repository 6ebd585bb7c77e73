"""What can go wrong when people or programs talk to a game. Each error has a key and named arguments, so that a screen
can say it in the reader's language; ``str(error)`` says it in English to whoever writes the program."""

from __future__ import annotations

from typing import Any, ClassVar


class CadencyError(Exception):
    """A mistake of the caller. Nothing has been changed when one of these is raised."""

    says: ClassVar[dict[str, str]] = {}

    def __init__(self, key: str, /, **details: Any) -> None:
        self.key = key
        self.details = details
        super().__init__(self.says[key].format(**details))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (type(self), self.key, self.details))


def _again(kind: type[CadencyError], key: str, details: dict[str, Any]) -> CadencyError:
    return kind(key, **details)


class BadSetup(CadencyError):
    """A table that cannot be opened."""

    says: ClassVar[dict[str, str]] = {
        "unknown-game": "there is no game {game!r}; the games are: {known}",
        "unknown-option": "{game} has no option {option!r}; its options are: {known}",
        "unknown-value": "option {option} of {game} cannot be {value!r}; it can be: {known}",
        "seat-count": "{game} is for {first} to {last} seats, not {seats}",
        "only-alone": "option {option} of {game} can be {value!r} for one seat only",
        "unknown-bot": "there is no bot {bot!r}; the bots are: {known}",
        "no-aid": "{game} has no player's aid; these have one: {known}",
        "cannot-play": "a {bot} cannot play {game}, which has no judge; these can: {known}",
        "no-judge": "nobody can judge a position of {game} yet; a squire can play: {known}",
        "no-adviser": "a {bot!r} cannot judge a game; these can: {known}",
        "no-analyst": "a {bot!r} cannot judge a finished game; these can: {known}",
    }


class BadPlugin(BadSetup):
    """A game or a bot of another package that cannot be used."""

    says: ClassVar[dict[str, str]] = {
        "broken": "{plugin} of the package {package} is left out: {reason}",
        "bad-name": "{plugin!r} of the package {package} is left out: a name is small letters, digits and _",
        "name-taken": "{plugin} of the package {package} is left out: there is another of that name",
        "no-rules": "{plugin} of the package {package} is left out: its entry point is no cadency.Rules",
        "other-id": "{plugin} of the package {package} is left out: its rules have another id",
        "too-many": "{plugin} of the package {package} is left out: it is for more than five seats",
        "no-view": "{plugin} of the package {package} is left out: its view lacks game, content, seat, seats or todo",
        "no-bot": "{plugin} of the package {package} is left out: its entry point has no choose(view, seat)",
    }


class NotAChoice(CadencyError):
    """Words that mean nothing in this game."""

    says: ClassVar[dict[str, str]] = {
        "not-a-choice": "{choice!r} is not a choice of {game}",
        "not-a-frame": "{frame!r} is not a frame of {game}",
        "over": "the game is over; nothing is asked any more",
    }


class NotLegal(CadencyError):
    """A choice of the game that is not offered now."""

    says: ClassVar[dict[str, str]] = {
        "not-offered": "{choice} is not offered now ({kind}, {clause}); offered: {offered}",
        "refused": "{choice} is not possible now: {reason} ({clause})",
    }


class NotYourTurn(CadencyError):
    """A seat spoke that is not asked."""

    says: ClassVar[dict[str, str]] = {
        "not-your-turn": "seat {seat} is not asked; waiting for seat {waiting}",
        "no-such-seat": "there is no seat {seat} at this table; seats are 0 to {last}",
    }


class CannotUndo(CadencyError):
    """Taking back is not possible, or not without the others."""

    says: ClassVar[dict[str, str]] = {
        "nothing": "seat {seat} has nothing to take back",
        "learnt": "seat {seat} cannot take that back alone: something was learnt since",
        "no-proposal": "nobody has asked to take anything back",
        "beyond": "this game has {answers} answers; it cannot go back to answer {to}",
    }


class BadContent(CadencyError):
    """A content pack that does not add up."""

    says: ClassVar[dict[str, str]] = {
        "not-toml": "{file}: not TOML: {reason}",
        "unknown-table": "{file}: there is no table [[{table}]]; the tables are: {known}",
        "not-rows": "{file}: {table} must be rows, each under its own [[{table}]]",
        "unknown-key": "{file}: {row}: unknown key {name!r}; the keys are: {known}",
        "missing-key": "{file}: {row}: {name} is missing",
        "must-be-int": "{file}: {row}: {name} must be a whole number, 0 or more, not {value!r}",
        "must-be-str": "{file}: {row}: {name} must be text, not {value!r}",
        "must-be-list": "{file}: {row}: {name} must be a list, not {value!r}",
        "must-be-dict": "{file}: {row}: {name} must be a table of counts, not {value!r}",
        "must-be-among": "{file}: {row}: {name} must be one of {known}, not {value!r}",
        "row-twice": "{file}: {table} has these rows twice: {rows}; it must have exactly: {known}",
        "row-missing": "{file}: {table} lacks these rows: {rows}; it must have exactly: {known}",
        "row-unknown": "{file}: {table} has no rows {rows}; it must have exactly: {known}",
        "wrong-count": "{file}: {table} must have {wanted} rows, not {found}",
        "wrong-total": "{file}: {table} must add up to {wanted}, not {found}",
        "wrong-value": "{file}: {row}: {reason}",
    }


class BadRecord(CadencyError):
    """A record that cannot be read or does not replay."""

    says: ClassVar[dict[str, str]] = {
        "empty": "the record is empty; it should start with a header line",
        "not-json": "line {line}: not JSON",
        "not-an-object": "line {line}: not a JSON object",
        "not-a-record": 'line 1: this is not a record; its first line should hold "cadency": 1',
        "header": "line 1: the header's {name!r} is missing or not of the right kind",
        "after-end": "line {line}: something follows after the end of the game",
        "seat": "line {line}: seat must be -1 (nature) to {last}, not {found!r}",
        "choice": "line {line}: choice must be a list that starts with a word",
        "hidden": "line {line}: this record was taken while the game ran and hides what its reader may not know yet; "
        "take it again when the game is over, or replay what the keeper of the table has saved",
        "cut": "line {line}: cut must be 0 to {last}, not {found!r}",
        "unknown-line": 'line {line}: expected "choice", "cut", "end" or "stop"',
        "not-a-choice": "line {line}: {choice!r} is not a choice of {game}",
        "other-values": "line 1: this game was played with other printed values, and does not carry them",
        "newer": "line 1: this record was made by a newer version (format {found}; this one reads {known})",
        "rules": "line 1: this record follows version {found} of the rules of {game}; this one plays {known}",
        "not-offered": "line {line}: {choice} is not offered there; offered: {offered}",
        "not-dealt": "line {line}: {choice} cannot be dealt there; {count} items are",
        "wrong-seat": "line {line}: seat {seat} answers, but seat {waiting} is asked",
        "too-long": "line {line}: the game was over before this answer",
        "wrong-end": "line {line}: the record says it ended by {said!r}, but the game says {found!r}",
        "wrong-scores": "line {line}: the record says the scores are {said}, but the game says {found}",
        "wrong-seed": "line {line}: the seed does not give the draws of this record ({choice})",
        "commitment": "line {line}: the seed does not match the commitment made at the start",
    }
