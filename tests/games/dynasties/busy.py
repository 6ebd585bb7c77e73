"""Busy play of Dynasties: more happens in a round than at random."""

import random

from cadency.kernel.engine import Decision
from cadency.kernel.words import Choice
from tests.laws.laws import uniform

IDLE = ("skip", "pass", "discard")


def busy(d: Decision, rng: random.Random) -> Choice:
    """Rarely passes or gives up a card for a cube."""
    doing = [option for option in d.options if option.tag not in IDLE]
    return rng.choice(doing) if doing and rng.random() < 0.95 else uniform(d, rng)
