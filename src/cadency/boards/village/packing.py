"""How a crowd stands in a small place, and which figure is which from one view to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from cadency.boards.village.layout import Spot
from cadency.games.village.names import CAREERS, PLACES
from cadency.games.village.view import VillageView

LEAST: Final = 0.8  # no figure is drawn smaller: 19 pixels across
TIGHT: Final = 10.5  # nearer together than this, equal figures stand behind one another and are counted

Body = tuple[int, int]  # seat, generation


class Standing(NamedTuple):
    """One figure of a crowd: which, where its foot is, how large; ``many`` on the last of a stack of equals."""

    body: Body
    nth: int  # of equal figures at this place
    x: float
    y: float
    s: float
    many: int


def crowd(bodies: list[Body], spot: Spot) -> list[Standing]:
    """Where each figure stands: side by side, then closer, then in two rows, then equals behind one another."""
    n = len(bodies)
    if not n:
        return []
    size = spot.size
    step = 22 * size
    rows = 1
    if n * step > spot.width:
        size = max(min(LEAST, size), size * spot.width / (n * step))
        step = 22 * size
    if n * step > spot.width and spot.rows > 1:
        rows = 2
    across = -(-n // rows)
    step = min(step, (spot.width - 20 * size) / max(across - 1, 1))
    if step < TIGHT:
        return _stacks(bodies, spot, size)
    found = []
    seen: Counter[Body] = Counter()
    for i, body in enumerate(bodies):
        row, column = divmod(i, across)
        here = across if row < rows - 1 else n - across * (rows - 1)
        x = spot.x + (column - (here - 1) / 2) * step
        found.append(Standing(body, seen[body], x, spot.y - (rows - 1 - row) * 17 * size, size, 1))
        seen[body] += 1
    return found


def _stacks(bodies: list[Body], spot: Spot, size: float) -> list[Standing]:
    stacks = Counter(bodies)
    rows = 2 if spot.rows > 1 and len(stacks) * 15 > spot.width else 1
    across = -(-len(stacks) // rows)
    step = min(22 * size, (spot.width - 20 * size) / max(across - 1, 1))
    found = []
    for i, (body, count) in enumerate(stacks.items()):
        row, column = divmod(i, across)
        here = across if row < rows - 1 else len(stacks) - across * (rows - 1)
        x = spot.x + (column - (here - 1) / 2) * step
        y = spot.y - (rows - 1 - row) * 17 * size
        for k in range(count):
            behind = count - 1 - k
            shown = count if not behind else 1
            found.append(Standing(body, k, x + behind * 1.1, y - behind * 1.6, size, shown))
    return found


def there(view: VillageView, place: str) -> list[Body]:
    """The living at a place, family by family."""
    return [(farm.seat, generation) for farm in view.farms for generation in farm.members.get(place, ())]


def whereabouts(view: VillageView) -> dict[str, list[Body]]:
    """Every figure of every family by where it is: living, dead and not yet born."""
    found: dict[str, list[Body]] = {place: [] for place in PLACES}
    for farm in view.farms:
        for place, here in farm.members.items():
            found[place] += [(farm.seat, generation) for generation in here]
        found[f"unborn{farm.seat}"] = [(farm.seat, generation) for generation in farm.unborn]
    for career in CAREERS:
        found[f"chronicle-{career}"] = [(f.seat, f.generation) for f in view.chronicle[career]]
    found["graves"] = [(f.seat, f.generation) for f in view.graves]
    return found


Tokens = dict[str, list[str]]  # where -> ids of the figures there, in the order of whereabouts


def tokens(view: VillageView, before: Mapping[str, list[str]] | None = None) -> Tokens:
    """An id for every figure: ``m-<seat>-<generation>-<k>``.

    The view has no identities, only how many of each are where. Without ``before`` the k-th is counted through the
    places in their order, so that a view alone always gives the same ids. With the tokens of the view before, whoever
    is still where a figure like it was keeps its id there, and those that left a place are matched, in order, with
    those that arrived somewhere: then only what moved in the game moves in the picture.
    """
    now = whereabouts(view)
    if before is None:
        seen: Counter[Body] = Counter()
        return {place: [_name(body, _next(seen, body)) for body in bodies] for place, bodies in now.items()}
    free: dict[Body, list[str]] = {}
    kept: dict[str, list[str | None]] = {}
    for place in {**before, **now}:
        old: dict[Body, list[str]] = {}
        for name in before.get(place, []):
            old.setdefault(_body(name), []).append(name)
        kept[place] = [old[body].pop(0) if old.get(body) else None for body in now.get(place, [])]
        for body, names in old.items():
            free.setdefault(body, []).extend(names)
    used = {name for names in before.values() for name in names}
    found: Tokens = {}
    for place, bodies in now.items():
        found[place] = [
            held or (free[body].pop(0) if free.get(body) else _fresh(body, used))
            for body, held in zip(bodies, kept[place], strict=True)
        ]
    return found


def _fresh(body: Body, used: set[str]) -> str:
    name = next(name for k in range(99) if (name := _name(body, k)) not in used)
    used.add(name)
    return name


def _next(seen: Counter[Body], body: Body) -> int:
    seen[body] += 1
    return seen[body] - 1


def _name(body: Body, k: int) -> str:
    return f"m-{body[0]}-{body[1]}-{k}"


def _body(name: str) -> Body:
    _, seat, generation, _ = name.split("-")
    return int(seat), int(generation)
