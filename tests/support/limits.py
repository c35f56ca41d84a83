"""How long a Python test may take, and how deep it goes: what ./test says in the environment."""
import os
import unittest


def seconds(quiet):
    """`quiet` seconds of a quiet machine, as many as that may be on this one."""
    return quiet * float(os.environ.get("BAYONET_PACE", "1"))


def deep():
    """Whether this is a long run, `./test --deep`."""
    return os.environ.get("BAYONET_DEEP") == "1"


# A long run tries one in so many: 1 by hand, 8 in .ci/run, which has to end within the hour.
SHARE = int(os.environ.get("BAYONET_SHARE", "1"))


def many(short, long):
    """How many cases are made: `short`, in a long run one in SHARE of `long`, but no fewer."""
    return max(short, long // SHARE) if deep() else short


# A build with sanitizers tries as few as this, for it looks at memory; another one checks numbers.
FEW = os.environ.get("BAYONET_ASSAULTS")


def few(count):
    """`count`, or as few as BAYONET_ASSAULTS says."""
    return min(count, int(FEW or count))


# What generated cases have to reach, they reach where they are as many as usual.
with_all = unittest.skipIf(FEW, "with BAYONET_ASSAULTS they are too few")

deep_only = unittest.skipUnless(deep(), "for ./test --deep")
