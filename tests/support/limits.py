"""How long a Python test may take, and how deep it goes: what ./test says in the environment."""
import os
import unittest


def seconds(quiet):
    """`quiet` seconds of a quiet machine, as many as that may be on this one."""
    return quiet * float(os.environ.get("BAYONET_PACE", "1"))


def deep():
    """Whether this is a long run: `./test --deep`, as .ci/run makes it."""
    return os.environ.get("BAYONET_DEEP") == "1"


deep_only = unittest.skipUnless(deep(), "for ./test --deep")
