"""Why somebody cannot be sent to a city, or a character cannot be used: the plain telling that `why` shares."""

from __future__ import annotations

from cadency.games.dynasties.names import CHARACTERS, CITIES, COLOURS, FREE, N_BLUE, N_GREEN, N_SCORINGS, PINK, STORE
from cadency.games.dynasties.state import Dynasties

Told = tuple[str, str]  # reason and clause


def no_figure(s: Dynasties, seat: int) -> bool:
    return not s.figures[seat]


def reach_of(
    s: Dynasties, seat: int, city: int, slot: int, less: int = 0, spent: int = 0, founding: bool = False
) -> Told:
    """Why nobody of a seat can be sent to a slot, for less, once so many pink cubes are spent."""
    row = s.content.rows["city"][city]
    price = max(0, row[("prince", "princess")[slot]] - less)
    at = STORE + 5 * seat
    if no_figure(s, seat):
        return "no-figure", "D-3.8"
    if not founding and not _in_play(s, city):
        return "not-in-play", "D-5.2"
    if s.owner(city, slot) != -2:
        return "slot-taken", "D-5.2"
    if s.owner(city, 1 - slot) == seat:
        return "own-figure-there", "D-5.2"
    if s.cubes[at + slot] + (s.cubes[at + PINK] - spent) // 2 < price:
        return "cubes-short", "D-5.3"
    return "", "D-5.2"


def _in_play(s: Dynasties, city: int) -> bool:
    if city >= FREE:
        return s.founded[city - FREE] >= 0
    return city < CITIES.index("canterbury") or s.seats == 5


def cannot_call(s: Dynasties, seat: int, character: int, row: int, price: int = 0) -> Told:
    """Why a character cannot be used, from the blue spaces (row 0) or the yellow ones at this price."""
    space = s.cast.index(character)
    if (space >= N_BLUE) != bool(row):
        return ("only-special", "D-8.4") if space >= N_BLUE else ("not-on-yellow", "D-8.4")
    if s.used >> character & 1:
        return "face-down", "D-7.3"
    cost = price if row else s.content.rows["space"][0]["prices"][space]
    colour = COLOURS.index("yellow" if row else "blue")
    held = s.cubes[STORE + 5 * seat : STORE + 5 * seat + 5]
    if held[colour] + held[PINK] // 2 < cost:
        return "cubes-short", "D-7.2"
    return _does_nothing(s, seat, CHARACTERS[character], cost, 2 * max(0, cost - held[colour]))


def _does_nothing(s: Dynasties, seat: int, name: str, cost: int, pink: int) -> Told:
    bag = sum(s.cubes[:5]) + cost > 0
    shields = sum(s.shields) < 4 * s.content.rows["supply"][0]["shields"]
    able = {
        "leonardo": not no_figure(s, seat),
        "drake": bag,
        "fugger": bag,
        "machiavelli": sum(s.cards) > 0,
        "gutenberg": bag or sum(s.scorings[N_GREEN:N_SCORINGS]) > 0,
        "charles": bag or shields,
        "catherine": _neutrals(s) > 0 and any(_single(s, seat, city) for city in range(len(CITIES))),
        "columbus": any(_crosses(s, seat, city, slot, pink) for city in range(len(CITIES)) for slot in (0, 1)),
    }
    return ("" if able[name] else "does-nothing"), "D-R1"


def _neutrals(s: Dynasties) -> int:
    on_map = sum(s.owner(city, slot) == -1 for city in range(len(CITIES)) for slot in (0, 1))
    return int(s.content.rows["supply"][0]["neutral"]) - on_map


def _single(s: Dynasties, seat: int, city: int) -> bool:
    owners = [s.owner(city, slot) for slot in (0, 1)]
    return seat in owners and -2 in owners


def _crosses(s: Dynasties, seat: int, city: int, slot: int, pink: int) -> bool:
    less = s.content.rows["character"][CHARACTERS.index("columbus")]["gives"]["less"]
    return s.owner(city, 1 - slot) >= 0 and not reach_of(s, seat, city, slot, less, pink)[0]
