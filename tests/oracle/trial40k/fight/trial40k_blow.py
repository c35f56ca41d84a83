"""Blows: what one attack needs, and a batch of them stage by stage.

Source: TAR-057, 062, 069, 074, 076, 079, 087, 096, 097, 112, 142, 143. Unit:
faces of a D6; unsaved wounds.

A batch asks a function for one face after another, in the order of section 5
of the catalogue: all dice to hit, all to wound for its hits, re-rolls, saves.
"""

from functools import cache
from typing import NamedTuple, Optional



class Needs(NamedTuple):
    """What an attack needs against one target unit."""
    hit: int                    # 0: it hits by itself (TAR-142)
    wound: Optional[int]        # None: it cannot wound (TAR-073)
    again: bool                 # failed dice to wound are re-rolled (087)
    rending: bool
    save: Optional[int]         # against an ordinary wound; None: no save
    bare: Optional[int]         # against a rending wound (TAR-079)


def hits(needs, attacks, die):
    """"hit" or "rend" for each die that hits (TAR-062, 096, 097, 142)."""
    if not needs.hit and not needs.rending:
        return ["hit"] * attacks
    row = []
    for face in [die() for _ in range(attacks)]:
        if needs.rending and face == 6:
            row.append("rend")
        elif face >= needs.hit:
            row.append("hit")
    return row


def wounds(needs, row, die):
    """The hits that wound, in order (TAR-069, 073, 087, 096)."""
    done = [hit == "rend" for hit in row]
    plain = [n for n, hit in enumerate(row) if hit == "hit"]
    if needs.wound is None:
        plain = []
    for n, face in [(n, die()) for n in plain]:
        done[n] = face >= needs.wound
    if needs.again:
        failed = [n for n in plain if not done[n]]
        for n, face in [(n, die()) for n in failed]:
            done[n] = face >= needs.wound
    return [hit for hit, wounded in zip(row, done) if wounded]


def unsaved(needs, row, die):
    """(ordinary, rending) wounds that no save cancels (TAR-074, 079)."""
    left = {"hit": 0, "rend": 0}
    for wound in row:
        score = needs.bare if wound == "rend" else needs.save
        if score is None or die() < score:
            left[wound] += 1
    return left["hit"], left["rend"]


def batch(needs, attacks, die):
    """(ordinary, rending) unsaved wounds of so many attacks (TAR-057)."""
    return after_hits(needs, hits(needs, attacks, die), die)


def after_hits(needs, row, die):
    """The same, of hits that are thrown already."""
    return unsaved(needs, wounds(needs, row, die), die)


class More(Exception):
    """Another die is wanted."""


def enumerated(what):
    """{result: weight in parts of 6^6} of something that asks for dice.

    what(die): a result; it may ask for six dice at most
    """
    found = {}

    def follow(faces, weight):
        given = iter(faces)

        def die():
            for face in given:
                return face
            raise More

        try:
            result = what(die)
        except More:
            for face in range(1, 7):
                follow(faces + (face,), weight // 6)
            return
        found[result] = found.get(result, 0) + weight

    follow((), 6 ** 6)
    return found


def added(one, many, cap):
    """{pair of sums: weight} of many independent {pair: weight}."""
    total = {(0, 0): 1}
    for _ in range(many):
        after = {}
        for (a, b), count in total.items():
            for (c, d), ways in one.items():
                key = (min(a + c, cap), min(b + d, cap))
                after[key] = after.get(key, 0) + count * ways
        total = after
    return total


@cache
def once(needs, start):
    """{(ordinary, rending): weight} of one attack, hit or rending hit."""
    if start == "attack":
        return enumerated(lambda die: batch(needs, 1, die))
    return enumerated(lambda die: after_hits(needs, [start], die))


@cache
def hit_ways(needs, attacks):
    """{(hits, rending hits): weight}, the dice to hit alone."""
    def counts(die):
        row = hits(needs, 1, die)
        return row.count("hit"), row.count("rend")
    return added(enumerated(counts), attacks, attacks)
