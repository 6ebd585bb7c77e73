"""What the tests of the environments share."""

from importlib import import_module
from typing import Any

import pytest


@pytest.fixture
def spiel() -> Any:
    """OpenSpiel, with our games registered."""
    found = pytest.importorskip("pyspiel")
    import_module("cadency.envs.spiel")
    return found
