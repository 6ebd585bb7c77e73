"""The minute of play in the README, as the program prints it today. Renew it with:

.venv/bin/python tests/docs/transcript.py
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"
COMMAND = "play village --seats me:Ada,squire --seed 7"
TYPED = ("1", "rules", "1", "quit")
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


def minute() -> str:
    """What somebody sees who types this in a checkout; an error where the program complains."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "CADENCY_"))}
    env = {
        **mine,
        "COLUMNS": "80",
        "LINES": "24",
        "PYTHONUTF8": "1",
        "CADENCY_LANG": "en",
        "CADENCY_CALLED": "./cadency",
    }
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "cadency", *COMMAND.split()],
            cwd=folder,
            env=env,
            input="".join([f"{line}\n" for line in TYPED]),
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
    if done.stderr:
        raise ValueError(done.stderr)
    return f"$ ./cadency {COMMAND}\n{done.stdout}"


if __name__ == "__main__":
    text = README.read_text("utf-8")
    README.write_text(BLOCK.sub(lambda _: minute(), text, count=1), "utf-8")
