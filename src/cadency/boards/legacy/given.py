"""What the children of a family are called. The cards bear no names; a family is told in names all the same."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.legacy.looks import GIRLS
from cadency.games.legacy.view import Forebear, House, Person

_HEADS: Final = {
    ("blue", True): "Mathilde",
    ("blue", False): "Anselme",
    ("green", True): "Héloïse",
    ("green", False): "Barnabé",
    ("orange", True): "Clémence",
    ("orange", False): "Gaspard",
    ("red", True): "Léonor",
    ("red", False): "Ferdinand",
}
_GIRLS: Final = (
    *("Odette", "Colette", "Élise", "Agathe", "Jeanne", "Rosalie", "Noémie", "Blanche", "Margot", "Sidonie"),
    *("Aurore", "Fanny", "Lucie", "Estelle", "Pauline", "Victoire", "Thérèse", "Manon", "Apolline", "Brigitte"),
    *("Céleste", "Louison", "Hortense", "Eugénie", "Marthe", "Zélie", "Delphine", "Constance", "Perrine", "Solange"),
    *("Justine", "Amélie", "Nanette", "Juliette", "Flore", "Emma", "Ursule", "Irène", "Cécile", "Madeleine"),
)
_BOYS: Final = (
    *("Armand", "Basile", "Lucien", "Tristan", "Hugo", "Félix", "Cyprien", "Victor", "Émile", "Octave"),
    *("Blaise", "Rémi", "Théodore", "Marius", "Gustave", "Alban", "Désiré", "Honoré", "Quentin", "Maxence"),
    *("Séverin", "Achille", "Bastien", "Léon", "Jules", "Augustin", "Denis", "Florian", "Éloi", "Prosper"),
    *("Clovis", "Edmond", "Hector", "Valentin", "Corentin", "Raoul", "Sylvain", "Joseph", "Ambroise", "Martin"),
)
_APART: Final = 10  # families of one table begin at other names
_AGAIN: Final = ("", " II", " III", " IV")


class Kin(NamedTuple):
    """Whoever a tree is laid out from. A house has other gold at almost every step, but seldom other kin."""

    seat: int
    head: str | None
    family: tuple[Person, ...]
    tree: tuple[Forebear, ...]


def kin(house: House) -> Kin:
    return Kin(house.seat, house.head, tuple(house.family), tuple(house.tree))


def names(house: House | Kin) -> list[str]:
    """A name for everybody in the register; it never changes, and nobody shares it."""
    found: list[str] = []
    seen = {True: 0, False: 0}
    for number, person in enumerate(house.family):
        woman = person.child in GIRLS
        if number == 0:
            found.append(_HEADS[house.head or "blue", woman])
            continue
        pool = _GIRLS if woman else _BOYS
        nth = seen[woman]
        seen[woman] += 1
        found.append(pool[(nth + house.seat * _APART) % len(pool)] + _AGAIN[nth // len(pool) % len(_AGAIN)])
    return found
