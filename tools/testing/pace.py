"""How slow this machine is now, measured once; time limits are multiplied by it.

A time limit is there to end what hangs, never to judge what is slow. So the tests are allowed
SLACK times what they take on a quiet machine, and more where the machine is slow or busy.
"""
import hashlib
import multiprocessing
import os
import time

QUIET_SECONDS = 0.25  # what `work` takes on the machine on which the limits were set
SLACK = 4             # a run of the tests loads the machine by itself
SANITIZED = 4         # how much slower sanitizers make a program


def work(_=None):
    """A fixed piece of work; the seconds that it took."""
    began = time.monotonic()
    digest = b""
    for _ in range(650_000):
        digest = hashlib.sha256(digest).digest()
    return time.monotonic() - began


def measured():
    """How many times slower than a quiet machine this one is with all its cores at work; at least 1."""
    cores = os.cpu_count() or 1
    with multiprocessing.Pool(cores) as pool:
        slowest = max(pool.map(work, range(cores), chunksize=1))
    return max(1.0, slowest / QUIET_SECONDS)


def pace(sanitized):
    """What BAYONET_PACE is: the factor for all time limits of this run."""
    given = os.environ.get("BAYONET_PACE")
    if given:
        return float(given)
    return round(SLACK * measured() * (SANITIZED if sanitized else 1), 1)
