"""What can be wrong with a wish for an environment, or with an action."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final

from cadency.kernel.errors import CadencyError

ILLEGAL: Final = ("end", "raise")  # what an illegal action does


class BadEnvironment(CadencyError):
    """An environment that cannot be made, or an action that means nothing in it."""

    says: ClassVar[dict[str, str]] = {
        "opponents": "{wanted} opponents are needed for {seats} seats, not {found}",
        "not-an-opponent": "{found!r} is no opponent: name one of {known}, or give something that makes bots: "
        "(rules, content, seed) -> bot",
        "seat": "seat must be 0 to {last} or 'any', not {found!r}",
        "reward": "reward must be one of {known}, not {found!r}",
        "render-mode": "render_mode must be one of {known} or None, not {found!r}",
        "illegal": "illegal must be one of {known}, not {found!r}",
        "not-an-action": "{found!r} is no action of {game}; actions are 0 to {last}",
        "no-observation": "nobody has said what an observation of {game} holds; there are environments of: {known}",
        "no-information-state": "there is no information state, only what a player sees now: observation_string, "
        "or use_observation_string=True in OpenSpiel's searches",
        "no-action": "{agent} is asked, and there is no action of it",
        "content": "content must be the text of a pack of printed values, not {found!r}",
        "seats": "seats must be a whole number, not {found!r}",
        "spectator": "an observation is what a seat sees, and this is the view of a spectator",
        "not-reset": "call reset() first",
        "count": "{name} must be a whole number from 1 on, not {found!r}",
        "too-many-processes": "{processes} processes are too many for {envs} environments; each needs at least one",
        "seeds": "{wanted} seeds are needed, one for each environment, not {found}",
        "reset-mask": "options['reset_mask'] must be a numpy array of {wanted} bool",
        "actions": "{wanted} whole numbers are needed, an action for each environment, not {found}",
        "values": "{wanted} values are needed, one for each environment, not {found}",
        "worker-died": "the process of environments {first} to {last} has ended with exit code {code}; "
        "all others are ended, too",
        "over": "the game is over; call reset() for another one",
    }


class MissingPart(BadEnvironment, ImportError):
    """A part of the extra that is not installed: an import that fails, as whoever can do without expects it."""

    says: ClassVar[dict[str, str]] = {
        "needs-extra": "{part} is not installed; environments need it: pip install 'cadency[envs]'",
    }


def need(part: str) -> Any:
    """A module of the extra, or an error that says what to install. What is there and broken says itself how."""
    package = part.partition(".")[0]
    try:
        return import_module(part)
    except ModuleNotFoundError as error:
        if error.name not in (part, package):
            raise
        raise MissingPart("needs-extra", part=package) from None
