"""The command `vary` as its tests use it."""
import itertools
import json

from using import bayonet


def vary(*arguments, **how):
    """What it prints; it has to be content."""
    done = bayonet("vary", *arguments, **how)
    if done.returncode or done.stderr:
        raise AssertionError((arguments, done.returncode, done.stderr.decode()))
    return done.stdout.decode()


def document(*arguments, **how):
    return json.loads(vary(*arguments, "--json", **how))


def settings(reply):
    """The values of each point, the last list's changing fastest."""
    return list(itertools.product(*(item["values"] for item in reply["over"])))
