"""Papers on the map: a tile for each region, with what it is worth and who has it now."""

from __future__ import annotations

from cadency.boards.dynasties.goods import emblem
from cadency.boards.dynasties.layout import LANDS, TILE
from cadency.boards.dynasties.majority import Lead
from cadency.boards.kit import INK, at, circ, fit, icon, laurel, path, rect, shield, text, title
from cadency.boards.kit.draw import kept
from cadency.games.dynasties.view import Region
from cadency.texts import Texts

_SHIELD = "M-5-5.5H5V0C5 3 2 4.5 0 6-2 4.5-5 3-5 0Z"
PLACES = (51.0, 80.0, 111.0)  # the middle of first, second and crowns on a tile


@kept
def paper(w: float, h: float, r: float = 6) -> str:
    """A piece of paper that lies on something; top left at 0, 0."""
    return rect(1, 3, w, h, r, "#1c110a", opacity=".3") + rect(0, 0, w, h, r, "url(#vellum)", INK, 1.1)


@kept
def crown_worth(x: float, y: float, points: object) -> str:
    """What all crowns of a region are worth: a crown and its points."""
    return icon("crown", x - 8, y, 16) + text(x + 2, y + 5.2, points, 15, anchor="start", w=800)


@kept
def region_tile(region: Region, said: Texts) -> str:
    """A region's tile, 134 x 50, its top left at 0, 0."""
    name = said(f"sign-region-{region.id}")
    found = title(said("sign-region-says", region=name, first=region.first, second=region.second, crowns=region.crowns))
    found += paper(*TILE) + rect(3, 3, TILE[0] - 6, TILE[1] - 6, 4, "none", "#cdb888", 0.8) + emblem(region.id, 20, 25)
    size = fit(name, 62, 15.5, least=13.5)
    found += text(38, 17, name, size, "serif", "start", w=800)
    found += text(TILE[0] - 8, 17, region.shields, 14, anchor="end", w=800)
    found += at(
        path("M-5-5.500H5V0C5 3 2 4.500 0 6-2 4.500-5 3-5 0Z", LANDS[region.id].colour, sw=0.9), TILE[0] - 23, 12.5
    )
    found += laurel(PLACES[0], 34, region.first, 30) + laurel(PLACES[1], 34, region.second, 30)
    found += crown_worth(PLACES[2], 34, region.crowns)
    if region.revalued:
        found += circ(1, 1, 9, "#fbf5e6", INK, 1) + icon("star-medal", 1, 1, 13, "#7a5a12")
    return found


def seals(held: Lead, said: Texts, names: list[str]) -> str:
    """Shields hanging from a tile under what their houses would score now; from the tile's top left."""
    found = ""
    for middle, seats, key in zip(PLACES, held, ("first", "second", "crowns"), strict=True):
        step = min(13.0, 26 / max(len(seats) - 1, 1))
        for i, seat in enumerate(seats):
            x = middle + (i - (len(seats) - 1) / 2) * step
            words = title(said(f"sign-leads-{key}", name=names[seat]))
            found += at(words + shield(seat, 0, 0, 13), x, TILE[1] + 4)
    return found
