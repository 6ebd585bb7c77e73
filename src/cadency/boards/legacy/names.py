"""The names of things on the drawings of Legacy beyond those that are a kind and the id of a card: what a pointer finds
and ``things`` explains. Kinds are ``friend``, ``head`` (by colour), ``mentor``, ``title``, ``contribution``,
``mission``, ``clue``, ``child`` (plain girls and boys too) and ``extra`` (by colour)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import ACTIONS, BOONS, CHILDREN, COLOURS, HEADS, OWN

KINDS: Final = ("friend", "head", "mentor", "title", "contribution", "mission", "clue", "child", "extra")
SPACES: Final = tuple(f"space-{action}" for action in ACTIONS)
HOME: Final = tuple(f"home-{action}" for action in ("marry", *OWN))
TRACKS: Final = ("track-honour", "track-prestige", "track-income", "track-money")
DECKS: Final = ("deck-friends", "deck-missions", "deck-children")
EXTRAS: Final = tuple(f"extra-{colour}" for colour in COLOURS)
PLAIN_CHILDREN: Final = tuple(f"child-{child}" for child in CHILDREN[:-1])
FAMILY_HEADS: Final = tuple(f"head-{head}" for head in HEADS)
LASTING: Final = BOONS  # "boon-money" and the others, as content spells them
OTHERS: Final = ("row", "hand", "pawn", "round", "generation", "complication")
