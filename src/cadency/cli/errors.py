"""What can be wrong with a command line or a file. ``error-<key>`` in the texts says it in the reader's language."""

from __future__ import annotations

from typing import ClassVar

from cadency.kernel.errors import CadencyError


class BadCommand(CadencyError):
    """Words on the command line that cannot be followed."""

    says: ClassVar[dict[str, str]] = {
        "unknown-command": "there is no command {command!r}; the commands are: {known}",
        "missing-command": "{command} alone does nothing; there are: {known}",
        "unknown-shell": "cadency cannot complete words for {value!r}; it can for: {known}",
        "needs-extra": "{command} needs parts that are not installed; install them: {install}",
        "not-on-windows": "{command} runs on Linux and macOS only; the terminal and the Python API run on Windows, too",
        "unknown-flag": "{command} has no {flag}; it has: {known}",
        "needs-value": "{flag} needs a value",
        "missing-word": "{command} needs {word}",
        "extra-word": "{command} has no use for {word!r}",
        "not-a-number": "{flag} must be a whole number of at least {least}, not {value!r}",
        "not-a-time": "{flag} must be a number of seconds above 0, not {value!r}",
        "not-a-pair": "--option must be given as NAME=VALUE, not {value!r}",
        "unknown-language": "there is no language {value!r}; the languages are: {known}",
        "not-together": "{flag} and {other} cannot be used together",
        "no-person": "nobody would be playing: put at least one me among the seats (simulate plays bots alone)",
        "no-clauses": "{game} brings no rules in words",
        "unknown-clause": "{game} has no clause {clause}; for example: {near}",
        "nothing-found": "the rules of {game} say nothing of {wish!r}; try another word, or a clause such as 6.3",
        "no-such-answer": "--at must be 0 to {answers}, the number of answers in this record, not {value}",
        "no-such-step": "--step must be 0 to {last}, the last step of this lesson, not {value}",
        "no-such-number": "there is no option {number}; the options are 1 to {last}",
        "no-meaning": "{words!r} is neither an option nor a command; type a number from 1 to {last}, or help",
        "many-meanings": "{words!r} could be one of several options: {numbers}",
        "unknown-part": "there is no {part!r} on the table; there are: {known}",
        "nothing-to-undo": "there is nothing to take back yet",
        "advice-alone": "there is advice only where no other person plays; after the game look at it with: {command}",
        "no-turn": "there was no turn of yours yet; ask after your first one",
        "unknown-format": "there is no format {value!r}; the formats are: {known}",
        "other-run": "{folder} holds another run (seats, options, seed or weights differ); choose another by --out",
        "no-compiler": "compile needs a C compiler, and there is none; install one (Debian: apt install gcc)",
        "no-headers": "compile needs Python's headers ({file}); install them (Debian: apt install python3-dev)",
        "build-failed": "nothing was compiled, everything runs as before; what the tools said: {reason}",
        "no-sources": "the tests are not here; run this in a checkout of the sources",
    }


class BadFile(CadencyError):
    """A file that cannot be read or must not be written."""

    says: ClassVar[dict[str, str]] = {
        "no-file": "{file}: there is no such file",
        "no-folder": "{file}: there is no such folder",
        "no-records": "{file}: there is no record in it (files that end with .jsonl)",
        "no-reading": "{file}: cannot be read: {reason}",
        "empty": "{file}: there is nothing in it",
        "no-text": "{file}: not a text file (UTF-8)",
        "no-writing": "{file}: cannot be written: {reason}",
        "not-over": "{file}: this game is not over, so its seed is still sealed",
        "unfinished": "{file}: this game is not over; it can be looked at again once it is",
        "file-exists": "{file}: there is a file of that name already; it stays as it is, choose another name",
        "save-exists": "{file}: this file exists already; go on with it by --resume, or choose another name",
    }


class InFile(Exception):
    """A mistake inside a file: which file, and what."""

    def __init__(self, file: str, error: CadencyError) -> None:
        super().__init__(file, error)
        self.file = file
        self.error = error
