"""``python -m cadency``."""

import sys

from cadency.cli.main import run

if __name__ == "__main__":
    sys.exit(run())
