"""A table as pages see it, without a house round it."""

from types import SimpleNamespace
from typing import Any

from cadency.server.store.ledger import Sitting


def hosted(names: list[str]) -> Any:
    """Of the house only who sits where is asked for; here they are people."""
    return SimpleNamespace(sittings=[Sitting(seat, "human", name) for seat, name in enumerate(names)])
