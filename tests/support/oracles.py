"""Where the oracles are. Their modules import each other by bare names, whatever folder of tests/oracle each is in.

`use()` lets a program import them; tests/oracle/run.py runs one, or a test of one.
"""
import pathlib
import sys
from functools import cache

TESTS = pathlib.Path(__file__).resolve().parents[1]
ORACLES = TESTS / "oracle"
RUN = ORACLES / "run.py"
BESIDE = [TESTS / "unit/ground", TESTS / "support"]     # `ways`, by which the trial40k oracle measures; what tests share


@cache
def folders():
    """All folders that modules are found in."""
    return sorted({path.parent for path in ORACLES.glob("*/**/*.py")}) + BESIDE


def use():
    """Puts the folders on the path, once."""
    names = [str(folder) for folder in folders()]
    sys.path[:] = names + [name for name in sys.path if name not in names]


def find(file):
    """The path of a file by its name alone; None where there is none."""
    return next((folder / file for folder in folders() if (folder / file).is_file()), None)
