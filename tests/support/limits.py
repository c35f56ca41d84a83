"""How long a Python test may take, and how deep it goes: what ./test says in the environment."""
import os
import unittest


def seconds(quiet):
    """`quiet` seconds of a quiet machine, as many as that may be on this one."""
    return quiet * float(os.environ.get("BAYONET_PACE", "1"))


def deep():
    """Whether this is a long run, `./test --deep`."""
    return os.environ.get("BAYONET_DEEP") == "1"


# A long run tries one in so many: 1 by hand, 4 in .ci/run, which has to end within the hour.
SHARE = int(os.environ.get("BAYONET_SHARE", "1"))


def many(short, long):
    """How many cases are made: `short`, in a long run one in SHARE of `long`, but no fewer."""
    return max(short, long // SHARE) if deep() else short


deep_only = unittest.skipUnless(deep(), "for ./test --deep")
