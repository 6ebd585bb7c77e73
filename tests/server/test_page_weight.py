"""What a page carries: the shapes that its drawings refer to, and no others."""

from __future__ import annotations

import re

import pytest

from tests.server.support import Running


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/village", "/licences", "/forget", "/nowhere"])
def test_a_page_brings_just_the_icons_that_it_shows(lite: Running, path: str) -> None:
    html = lite.http.get(path, headers={"Accept": "text/html"}).text
    held = set(re.findall(r'<symbol id="i-([\w-]+)"', html))
    assert held == set(re.findall(r'"#i-([\w-]+)"', html))
    assert "<!-- definitions -->" not in html
