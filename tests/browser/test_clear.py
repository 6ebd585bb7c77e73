"""What a newcomer needs stands on the screen, large enough to be read and to be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (1366, 768), (1024, 768), (390, 844))


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_legend_of_the_cubes_is_in_sight_at_every_table(come: Come, bots: int) -> None:
    for width, height in SIZES:
        phone = {"is_mobile": True, "has_touch": True} if width == PHONE["width"] else {}
        ada = come(viewport={"width": width, "height": height}, **phone)
        ada.open_table(*["bot-page"] * bots)
        ada.wait()
        legend = ada.page.locator("#prompt .legend:visible")
        expect(legend).to_have_count(1)
        expect(legend.locator("li")).to_have_count(6)
        expect(legend).to_contain_text("orange: skill")
        expect(legend).to_be_in_viewport(ratio=0.99)
        ada.context.close()
