"""What the chronicle of the Inheritance tells: who we were, generation by generation back, and what was found."""

from __future__ import annotations

from typing import Final

from cadency.boards.legacy.looks import GIRLS
from cadency.boards.legacy.telling import MOST, Paragraph, described, listed
from cadency.games.legacy.view import Forebear, LegacyView
from cadency.texts import Texts

_OLDEST: Final = 3  # generations that are told apart; whoever is older is told together


def origins(view: LegacyView, seat: int, said: Texts) -> list[Paragraph]:
    """Yourself and your parents, your grandparents, those before them, everybody beside the line, and the clues."""
    people = view.houses[seat].tree
    line = _line(people)
    told = [Paragraph("I", said("story-self"), _you(people, said))]
    for level, word in ((2, "story-grandparents"), (_OLDEST, "story-elders")):
        here = [n for n, far in line.items() if far == level or (level == _OLDEST and far > level)]
        if here:
            told.append(Paragraph("II" if level == 2 else "III", said(word), _of(view, people, here, said)))
    beside = [n for n in range(len(people)) if n not in line]
    if beside:
        told.append(Paragraph("IV", said("story-around"), _of(view, people, beside, said)))
    return [*told, Paragraph("·", said("story-clues"), _clues(view, said))]


def _line(people: list[Forebear]) -> dict[int, int]:
    """One's own forebears, and how many generations back each is."""
    found, todo = dict[int, int](), [(0, 0)]
    while todo:
        number, far = todo.pop()
        found[number] = far
        one = people[number]
        todo += [(parent, far + 1) for parent in (one.father, one.mother) if parent is not None]
    return found


def _name(said: Texts, one: Forebear) -> str:
    return said(f"friend-{one.friend}") if one.friend else ""


def _you(people: list[Forebear], said: Texts) -> list[str]:
    found = [said("story-you", name=_name(said, people[0]))]
    father, mother = people[0].father, people[0].mother
    if father is not None and mother is not None:
        names = {"father": _name(said, people[father]), "mother": _name(said, people[mother])}
        found.append(said("story-your-parents", **names))
    return found


def _of(view: LegacyView, people: list[Forebear], numbers: list[int], said: Texts) -> list[str]:
    """Couples who are known on both sides first, then whoever is known, then how many are not."""
    found, alone, done = list[str](), list[str](), set[int]()
    known = [n for n in numbers if people[n].friend]
    for n in known:
        one, spouse = people[n], people[n].spouse
        if n in done or one.friend is None:
            continue
        done.add(n)
        other = people[spouse].friend if spouse is not None else None
        if spouse is None or other is None or spouse not in numbers:
            who = described(view, one.friend, said)
            alone.append(said("story-known", name=_name(said, one), who=who))
            continue
        done.add(spouse)
        man, woman = (other, one.friend) if one.child in GIRLS else (one.friend, other)
        told = {"man": said(f"friend-{man}"), "woman": said(f"friend-{woman}")}
        told |= {"his": described(view, man, said), "hers": described(view, woman, said)}
        found.append(said("story-pair", **told))
    sentences = (found + alone)[: MOST - 1]
    if not sentences:
        return [said("story-none-known")]
    untold, unknown = len(found + alone) - len(sentences), len(numbers) - len(known)
    if untold:
        sentences.append(said("story-others", count=untold))
    return [*sentences, said("story-unknown", count=unknown)] if unknown else sentences


def _clues(view: LegacyView, said: Texts) -> list[str]:
    found = []
    if view.solved:
        found.append(said("story-solved", clues=listed(said, [said(f"clue-{clue}") for clue in view.solved])))
    if view.clues:
        found.append(said("story-open", clues=listed(said, [said(f"clue-{clue}") for clue in view.clues])))
    elif view.over == "solved":
        found.append(said("story-all-solved"))
    return found
