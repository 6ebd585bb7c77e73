"""The pages that people see."""

from cadency.server.pages.errors import with_pages
from cadency.server.pages.routes import pages

__all__ = ["pages", "with_pages"]
