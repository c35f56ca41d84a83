"""The places at which a model may end, and the one that it takes (R-27).

Source: docs/rulings/trial40k-plane.md; TAR-018, 024 to 032. Unit: tenths of
a millimetre.
"""

import math
from functools import cache
from typing import NamedTuple

from trial40k_charge_table import (EDGE, INCH, MOVE, NEAR, SEEN, enemies,
                                   half_up, near, square, touched_by,
                                   touching, two)
from trial40k_charge_way import Disc, Walker, direction, leg_length
from trial40k_terrain import DIFFICULT, stands_on, walls

LARGE = 1024            # by how much a length is finer than a tenth


class Charge(NamedTuple):
    """A party that charges, and whom; `where` all stand at the moment."""
    table: tuple
    where: tuple
    party: str
    targets: tuple      # parties, in order
    far: int = MOVE     # how far each of its models may go
    round: bool = False     # whether it goes round difficult ground
    slow: int = MOVE    # how far by a way that touches it (A-11 b)

    def sorts(self):
        """The same by each sort of way that its models may go (R-38)."""
        if self.slow >= self.far:
            return [self]
        return [self._replace(far=self.slow),
                self._replace(round=True, slow=MOVE)]

    def units(self):
        """Numbers of its own models."""
        return self.table.of_party(self.party)

    def side(self):
        """Whose turn it is."""
        return self.table.models[self.units()[0]].side

    def foes(self):
        """Numbers of the targets' models."""
        return [n for n, model in enumerate(self.table.models)
                if model.party in self.targets]

    def others(self):
        """Numbers of the enemies that are no target."""
        return [n for n in enemies(self.table, self.side())
                if self.table.models[n].party not in self.targets]

    def moved(self, number, place):
        """The same when a model stands elsewhere."""
        where = self.where[:number] + (place,) + self.where[number + 1:]
        return self._replace(where=where)

    def nearness(self, number):
        """How near a model is to any of the targets' models."""
        return min(near(self.table, self.where, number, foe)
                   for foe in self.foes())


class Place(NamedTuple):
    """A candidate: a point, and its number in the order of R-27."""
    rank: int
    point: tuple
    kind: str


def nearest_whole(number, divisor):
    """A quotient, rounded to the nearest, with halves away from 0."""
    half = (2 * abs(number) + divisor) // (2 * divisor)
    return half if number >= 0 else -half


def shifted(point, vector, divisor):
    """A point, moved by a vector over a divisor."""
    return tuple(part + nearest_whole(shift, divisor)
                 for part, shift in zip(point, vector))


def minus(one, other):
    """The vector from the other point to the one."""
    return one[0] - other[0], one[1] - other[1]


def long(vector):
    """1024 times the length of a vector, rounded down."""
    return math.isqrt(LARGE ** 2 * square(vector, (0, 0)))


def radius(table, number, other, gap):
    """Of the places about another model."""
    return half_up(table.models[number].wide, table.models[other].wide) + (
        gap - 1 if gap else 1)


def about(charge, number, other, gap):
    """The places about a model: sixteen, and the one towards the mover.

    [(kind, point)]
    """
    reach = radius(charge.table, number, other, gap)
    middle = charge.where[other]
    found = [("sixteen", shifted(
        middle, [reach * part for part in direction(k)], 100000))
             for k in range(16)]
    vector = minus(charge.where[number], middle)
    return found + [("towards", shifted(
        middle, [reach * LARGE * part for part in vector], long(vector)))]


def between(charge, number, one, other):
    """The two places that touch both of two models, if there are any.

    [(kind, point)]
    """
    r = radius(charge.table, number, one, 0)
    s = radius(charge.table, number, other, 0)
    x, y = minus(charge.where[other], charge.where[one])
    d = x * x + y * y
    t = r * r - s * s + d
    under = 4 * r * r * d - t * t
    if under < 0 or not d:
        return []
    root = math.isqrt(under)
    return [("between", shifted(charge.where[one], (
        x * t - y * z, y * t + x * z), 2 * d)) for z in (root, -root)]


def touches_at(charge, number, place, other):
    """Whether a model would touch another at a place."""
    return two(charge.table, number, place, other,
               charge.where[other]).touch()


def to_contact(charge, number, other):
    """The places to contact a model: [(kind, point)]."""
    found = about(charge, number, other, 0)
    for third in range(len(charge.where)):
        if third not in (number, other):
            found += between(charge, number, other, third)
    return [(kind, point) for kind, point in found
            if touches_at(charge, number, point, other)]


@cache
def walker(charge, number):
    """The ways of a model from where it stands."""
    others, terrain = charge.others(), charge.table.terrain
    wide = charge.table.models[number].wide
    return Walker(charge.where[number], [
        Disc(place, half_up(wide, charge.table.models[n].wide),
             INCH if n in others else 0)
        for n, place in enumerate(charge.where) if n != number], charge.far,
                  walls(terrain, wide) + (
                      walls(terrain, wide, DIFFICULT) if charge.round
                      else []))


@cache
def is_held(charge, number):
    """Whether a model has no way, for it stands on what its unit goes
    round (R-38)."""
    return charge.round and stands_on(
        charge.table.terrain, charge.where[number],
        charge.table.models[number].wide, DIFFICULT)


def may_stand(charge, number, place):
    """Whether a model may end at a place, were it there (TAR-030, 032)."""
    others = charge.others()
    if not all(0 <= part <= EDGE for part in place):
        return False
    for n, there in enumerate(charge.where):
        pair = two(charge.table, number, place, n, there)
        if n == number:
            continue
        if pair.overlap():
            return False
        if n in others and not pair.keeps(INCH):
            SEEN["within an inch of another"] += 1
            return False
    return True


def way(charge, number, place, most=None):
    """How long its way to a place is where it may end; None: it may not."""
    most = charge.far if most is None else most
    if place == charge.where[number]:
        return 0
    if leg_length(charge.where[number], place) > most or (
            not may_stand(charge, number, place)):
        return None
    lengths = []
    for sort in charge.sorts():
        if is_held(sort, number):
            SEEN["ground: held"] += 1
            continue
        length = walker(sort, number).length(place, min(most, sort.far))
        if length is not None:
            lengths.append(length)
    if len(lengths) < len(charge.sorts()) == 2:
        SEEN["ground: %s" % ("one sort of way" if lengths else "neither")] += 1
    return min(lengths, default=None)


def by_bound(charge, number, places):
    """The places with how long a straight way is, the shortest first."""
    here = charge.where[number]
    return sorted((leg_length(here, place.point), place) for place in places)


def can_contact(charge, number, other):
    """Whether a model can contact another (R-24, R-26)."""
    if near(charge.table, charge.where, number, other) > charge.far + 5:
        return False
    places = ranked([to_contact(charge, number, other)])
    return any(way(charge, number, place.point) is not None
               for _, place in by_bound(charge, number, places))


def preference(charge, number, place, gone):
    """What decides between places to which the way is as long."""
    def total(rows):
        return sum(square(place.point, charge.where[n]) for n in rows)
    free = min((square(place.point, charge.where[n])
                for n in charge.others()), default=0)
    rest = [n for n in charge.units() if n not in gone and n != number]
    return -free, total(gone), total(rest), total(charge.foes()), place.rank


def best_place(charge, number, places, gone):
    """The best of several places, None where it may end at none."""
    found = []
    for bound, place in by_bound(charge, number, places):
        if found and bound > found[0][0]:
            break
        length = way(charge, number, place.point,
                     found[0][0] if found else None)
        if length is not None:
            if bound < length:
                SEEN["round"] += 1
            found.append((length, preference(charge, number, place, gone),
                          place.point, place.kind))
            found.sort()
    if not found:
        return None
    tell_tie(found)
    SEEN["place: " + found[0][3]] += 1
    return found[0][2]


WORDS = ("farthest from others", "nearest to who has moved",
         "nearest to who has not", "nearest to targets", "order")


def tell_tie(found):
    """Notes what decided between the best places."""
    rows = [row for row in found[1:] if row[2] != found[0][2]]
    if not rows:
        return
    length, best = found[0][:2]
    if rows[0][0] != length:
        SEEN["place: shortest way"] += 1
        return
    k = next(k for k in range(5) if rows[0][1][k] != best[k])
    SEEN["place: " + WORDS[k]] += 1


def ranked(rows):
    """Places from rows of (kind, point), in their order."""
    return [Place(rank, point, kind) for rank, (kind, point) in enumerate(
        pair for row in rows for pair in row)]


def coherent(charge, number, point, rows):
    """Whether a model there is within 2 in of one of the rows (TAR-024)."""
    return any(two(charge.table, number, point, n,
                   charge.where[n]).within(NEAR) for n in rows)


def contact_place(charge, number, gone, foes, toward):
    """The best place that touches one of the foes; of `toward` first."""
    toward = [n for n in toward if n in foes]
    places = [place for place in ranked(
        to_contact(charge, number, foe) for foe in foes)
        if coherent(charge, number, place.point, gone)]
    first = [place for place in places if any(
        touches_at(charge, number, place.point, n) for n in toward)]
    for part in (first, [place for place in places if place not in first]):
        found = best_place(charge, number, part, gone)
        if found is not None:
            if toward:
                SEEN["toward: %s" % ("it" if part is first
                                     else "another")] += 1
            return found
    return None


def beside_place(charge, number, gone, friends):
    """The best place within 2 in of one of the friends (TAR-027, 028)."""
    places = ranked([about(charge, number, friend, gap)
                     for friend in friends for gap in (0, NEAR)]
                    + [[("where it stands", charge.where[number])]])
    return best_place(charge, number, [
        place for place in places
        if coherent(charge, number, place.point, friends)], gone)


def straight_place(charge, number, gone):
    """Straight towards the nearest of the unit that has moved, or None."""
    friend = min(gone, key=lambda n: (
        near(charge.table, charge.where, number, n), n))
    here = charge.where[number]
    vector = minus(charge.where[friend], here)
    leg = min(charge.far, near(charge.table, charge.where, number, friend))
    for k in range(16, 0, -1):
        place = shifted(here, [part * k * leg * LARGE for part in vector],
                        16 * long(vector))
        if way(charge, number, place) is not None:
            SEEN["straight: %s" % ("whole" if k == 16 else "a part")] += 1
            return place
    return None


@cache
def place_of(charge, number, gone, toward):
    """Where a model that is not the first goes (TAR-024 to 028).

    gone: the models of its unit that have moved; toward: models of the
    target that is looked for first, if any
    """
    table, where, foes = charge.table, charge.where, charge.foes()
    ours = [n for n, model in enumerate(table.models)
            if model.side == charge.side()]
    held = [foe for foe in foes
            if any(touching(table, where, n, foe) for n in ours)]
    engaged = [n for n in gone if touched_by(table, where, n)]
    steps = (
        ("025", lambda: contact_place(
            charge, number, gone,
            [foe for foe in foes if foe not in held], toward)),
        ("026", lambda: contact_place(charge, number, gone, foes, toward)),
        ("027", lambda: beside_place(charge, number, gone, engaged)),
        ("028", lambda: beside_place(charge, number, gone, gone)),
        ("straight", lambda: straight_place(charge, number, gone)))
    for name, step in steps:
        found = step()
        if found is not None:
            SEEN["TAR-" + name if name.isdigit() else name] += 1
            return found
    SEEN["stays"] += 1
    return where[number]
