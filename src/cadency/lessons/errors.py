"""What can be wrong with a lesson. ``error-bad-lesson-<key>`` in the texts says it in the reader's language."""

from __future__ import annotations

from typing import ClassVar

from cadency.kernel.errors import CadencyError


class BadLesson(CadencyError):
    """A lesson that cannot be read, or that would leave its learner alone."""

    says: ClassVar[dict[str, str]] = {
        "not-toml": "this is not TOML: {problem}",
        "shape": "{problem}",
        "no-lesson": "there is no lesson of {game}; there are lessons of: {known}",
        "rules": "this lesson is of version {found} of the rules of {game}; this program plays version {known}",
        "table": "there is no such table: {problem}",
        "learner": "the learner's seat must be 0 to {last}, not {found}",
        "names": "there must be a name for each of the {seats} seats (the learner's is not shown), not {found}",
        "same-step": "step {step}: there is a step of that name before it",
        "not-played": "step {step}: {answer!r} cannot be played (way {way}); seat {seat} is asked: {offered}",
        "over": "step {step}: the game is over (way {way})",
        "not-asked": "step {step}: the learner is not asked (way {way}); seat {seat} is",
        "not-offered": "step {step}: {choice!r} is not offered (way {way}); offered: {offered}",
        "many-ways": "step {step}: there are more than {most} ways to here; open fewer options",
        "no-thing": "step {step}: the board has no thing {thing!r}; near it: {near}",
        "not-drawn": "step {step}: {thing!r} is not drawn at that moment",
        "no-place": "step {step}: a narrow screen has no place {place!r}; it has: {known}",
        "other-place": "step {step}: {thing!r} is not at the place {place!r} of a narrow screen; it is at: {known}",
        "no-clause": "step {step}: {game} has no clause {clause}",
        "no-text-file": "{file} is missing",
        "bad-text-file": "{file}: {problem}",
        "no-text": "step {step}: {file} has no text {key}",
        "long-text": "step {step}: {file}: {key} has {words} words; {most} at most",
        "spare-text": "{file}: nothing uses {key}",
        "not-shown": "{file}: the lesson shows {key} nowhere: say it in the text of a step, as {{ {key} }}",
        "open-end": "step {step}: the last step must be one that is read, with the game still running",
    }
