"""What the chronicle tells: one paragraph for each generation, a few sentences each, from what the tree shows."""

from __future__ import annotations

from typing import Final

from cadency.boards.legacy.given import names
from cadency.boards.legacy.layout import ROMAN
from cadency.boards.legacy.looks import GIRLS
from cadency.boards.legacy.origins import origins
from cadency.boards.legacy.telling import MOST, Paragraph, described, listed, sex
from cadency.boards.legacy.tree import lost
from cadency.boards.legacy.words import signs
from cadency.games.legacy.view import House, LegacyView, Person
from cadency.texts import Texts

_WAYS: Final = 3  # in which the same thing is said


def story(view: LegacyView, seat: int, language: str) -> list[Paragraph]:
    """The story of a house, or of one's forebears."""
    said = signs(language)
    if view.houses[seat].tree:
        return origins(view, seat, said)
    return _Teller(view, seat, said).told()


def rank(house: House) -> tuple[bool, int, int, int]:
    """The larger, the further ahead at the end: honour, then the hand, then prestige; the extinct are last (L-12.4)."""
    return (not house.extinct, house.score, house.cards, house.prestige)


class _Teller:
    """Sentences share the house and the names of its people."""

    def __init__(self, view: LegacyView, seat: int, said: Texts) -> None:
        self.view, self.said = view, said
        self.house: House = view.houses[seat]
        self.called = names(self.house)

    def told(self) -> list[Paragraph]:
        last = max((one.generation for one in self.house.family), default=0)
        found = []
        for generation in range(1, min(last, 3) + 1):
            found.append(self._paragraph(generation, self._generation(generation)))
        closing = self._closing(last)
        if last > 3:
            found.append(self._paragraph(4, closing))
        elif found:
            found[-1].sentences.extend(closing)
        return found

    def _paragraph(self, generation: int, sentences: list[str]) -> Paragraph:
        roman = ROMAN[generation - 1]
        return Paragraph(roman, self.said("story-generation", roman=roman), sentences)

    def _generation(self, generation: int) -> list[str]:
        """At most six sentences: of everybody the first, then what they did, as far as there is room."""
        people = [(n, one) for n, one in enumerate(self.house.family) if one.generation == generation]
        told = [(n, self._of(n, one)) for n, one in people]
        found = [self.said("story-founder", name=self.called[0], sex=self._sex(0))] if generation == 1 else []
        room = MOST - len(found)
        firsts = {n: sentences[:1] for n, sentences in sorted(told, key=lambda one: -len(one[1]))[:room]}
        room -= len(firsts)
        for n, sentences in told:
            if n in firsts and room > 0:
                firsts[n] = sentences[: 1 + room]
                room -= len(firsts[n]) - 1
        for n, _ in told:
            found += firsts.get(n, [])
        left = len(told) - len(firsts)
        return [*found, self.said("story-others", count=left)] if left else found

    def _sex(self, number: int) -> str:
        return sex(self.house.family[number].child in GIRLS)

    def _of(self, number: int, one: Person) -> list[str]:
        """Everything there is to tell about somebody."""
        said, name = self.said, self.called[number]
        found = [self._wedding(number, one)]
        if one.title:
            found.append(said("story-title", name=name, title=said(f"title-{one.title}")))
        if one.mansion:
            found.append(said("story-mansion", name=name))
        if one.venture:
            found.append(said("story-venture", name=name))
        if one.contribution:
            found.append(said(f"story-gift-{one.contribution}", name=name))
        if one.dead:
            found.insert(1, said("story-lost", name=name, sex=self._sex(number)))
        return found

    def _wedding(self, number: int, one: Person) -> str:
        """Of a marriage or of two, each with its children."""
        said, way = self.said, number % _WAYS + 1
        below = self._children(number)
        told = {"name": self.called[number], "sex": self._sex(number)}
        before = ""
        if (late := lost(one)) is not None:
            hers = [n for n in below if self.house.family[n].other == late]
            below = [n for n in below if n not in hers]
            key = "story-first-children" if hers else "story-first"
            before = said(key, **told, **self._wed(late), children=self._listed(hers))
            if one.mate is None:
                return before
        children = self._listed(below)
        if one.mate is None or one.promised:
            return said("story-alone-children" if below else f"story-single-{way}", **told, children=children)
        if before:
            key = "story-again-children" if below else "story-again"
            return f"{before} {said(key, **told, **self._wed(one.mate), children=children)}"
        key = f"story-wed-children-{way}" if below else f"story-wed-{way}"
        return said(key, **told, **self._wed(one.mate), children=children)

    def _children(self, number: int) -> list[int]:
        return [n for n, other in enumerate(self.house.family) if n and other.parent == number]

    def _listed(self, people: list[int]) -> str:
        return listed(self.said, [self.called[n] for n in people])

    def _wed(self, friend: str) -> dict[str, str]:
        return {"mate": self.said(f"friend-{friend}"), "who": described(self.view, friend, self.said)}

    def _closing(self, last: int) -> list[str]:
        said = self.said
        if self.house.extinct:
            return [said("story-extinct")]
        if last <= 3:
            return [] if self.view.over else [said("story-whole")]
        young = [n for n, one in enumerate(self.house.family) if one.generation == last]
        found = [said("story-children", count=len(young), children=listed(said, [self.called[n] for n in young]))]
        for n in young:
            one = self.house.family[n]
            if one.mate is not None and len(found) < MOST - 2:
                mate = said(f"friend-{one.mate}")
                found.append(said("story-promised", name=self.called[n], mate=mate, sex=self._sex(n)))
        found.append(said("story-after"))
        if self.view.over and self.view.seats > 1 and rank(self.house) == max(map(rank, self.view.houses)):
            found.append(said("story-won"))
        return found
