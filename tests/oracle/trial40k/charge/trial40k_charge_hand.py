"""Models that their player puts down himself, and what of that is wrong.

Source: docs/rulings/trial40k-plane.md, R-27 ("By hand"); TAR-018 to 032.
Unit: tenths of a millimetre; models by number.
"""

from typing import NamedTuple

from trial40k_charge_move import leads, placed
from trial40k_charge_place import (beside_place, coherent, contact_place,
                                   may_stand, touches_at, way)
from trial40k_charge_table import (EDGE, INCH, NEAR, SEEN, touched_by,
                                   touching, two)
from trial40k_terrain import stands_on


class Move(NamedTuple):
    """A charge on the way."""
    begun: object       # before anybody has moved
    charge: object
    gone: tuple = ()    # who has moved
    leader: int = None
    by_hand: bool = False   # whether somebody has been put down


PARTS = ("025", "026", "027", "024")    # what each is to do, the first first


def foes_held(charge):
    """Numbers of the targets' models that a friend touches."""
    ours = [n for n, model in enumerate(charge.table.models)
            if model.side == charge.side()]
    return [foe for foe in charge.foes() if any(
        touching(charge.table, charge.where, n, foe) for n in ours)]


def of_parts(charge, gone):
    """(foes whom nobody touches, foes, friends who fight, friends)."""
    held = foes_held(charge)
    return ([foe for foe in charge.foes() if foe not in held], charge.foes(),
            [n for n in gone if touched_by(charge.table, charge.where, n)],
            list(gone))


def part_it_can(charge, number, gone):
    """The first of the parts that it can do, by any way; 4: none."""
    free, foes, fight, friends = of_parts(charge, gone)
    if contact_place(charge, number, gone, free, ()) is not None:
        return 0
    if contact_place(charge, number, gone, foes, ()) is not None:
        return 1
    if beside_place(charge, number, gone, fight) is not None:
        return 2
    return 3 if beside_place(charge, number, gone, friends) is not None else 4


def part_at(charge, number, point, gone):
    """The first of the parts that it does at a point; 4: none."""
    free, foes, fight, friends = of_parts(charge, gone)
    if not coherent(charge, number, point, friends):
        return 4
    if any(touches_at(charge, number, point, foe) for foe in free):
        return 0
    if any(touches_at(charge, number, point, foe) for foe in foes):
        return 1
    return 2 if coherent(charge, number, point, fight) else 3


def barred(charge, number, point):
    """The clause by which it may not go to a point; None: it may."""
    if not all(0 <= part <= EDGE for part in point):
        return "018"
    if way(charge, number, point) is not None:
        return None
    others = [(n, two(charge.table, number, point, n, there))
              for n, there in enumerate(charge.where) if n != number]
    wide = charge.table.models[number].wide
    if any(pair.overlap() for _, pair in others) or stands_on(
            charge.table.terrain, point, wide):
        return "031"
    enemies = charge.others()
    if any(not pair.keeps(INCH) for n, pair in others if n in enemies):
        return "032"
    assert may_stand(charge, number, point)
    return "018"


def wrong(charge, number, point, gone):
    """The clause that a follower breaks at a point; None: none."""
    found = barred(charge, number, point)
    if found:
        return found
    does = part_at(charge, number, point, gone)
    if does == 4:
        return "024"
    can = part_it_can(charge, number, gone)
    return PARTS[can] if can < does else None


def wrong_lead(begun, number, point):
    """The clause that who leads breaks at a point; None: none."""
    found = barred(begun, number, point)
    if found:
        return found
    return None if any(touches_at(begun, number, point, foe)
                       for one, foe in leads(begun) if one == number) else (
                           "020")


def leader_of(move, puts):
    """Who leads, where it is a question; None: nobody who may is put."""
    rows = [one for one, _ in leads(move.begun) if one in puts]
    well = [one for one in rows
            if wrong_lead(move.begun, one, puts[one]) is None]
    return (well or rows or [None])[0]


def put(move, puts):
    """(Move, [(number, clause)]): all put down, or what is wrong."""
    locked = [n for n in puts if n in move.gone
              and (n != move.leader or move.by_hand)]
    faults = [(n, "022") for n in locked]
    puts = {n: point for n, point in puts.items() if n not in locked}
    leader = move.leader if move.leader is not None else leader_of(move, puts)
    if leader is None:
        return move, faults + [(None, "019")]
    charge, gone, waiting = move.charge, move.gone, dict(puts)
    if leader in puts:
        clause = wrong_lead(move.begun, leader, waiting.pop(leader))
        if clause:
            faults.append((leader, clause))
            if move.leader is None:
                return move, faults
        else:
            charge = charge.moved(leader, puts[leader])
            gone = tuple(sorted({*gone, leader}))
    while True:
        before = len(waiting)
        for n in sorted(waiting):
            if wrong(charge, n, waiting[n], gone) is None:
                charge = charge.moved(n, waiting.pop(n))
                gone = tuple(sorted((*gone, n)))
        if len(waiting) == before:
            break
        SEEN["by hand: a second round"] += bool(waiting)
    faults += [(n, wrong(charge, n, point, gone))
               for n, point in waiting.items()]
    if faults:
        return move, faults
    return Move(move.begun, charge, gone, leader, True), []


def as_placed(begun, charge, pair):
    """[("as-placed", charge)] where the file says where models are put and
    that may be, the others after them; [] else."""
    puts = {n: charge.table.placed[n] for n in charge.units()
            if charge.table.placed[n]}
    if not puts:
        return []
    end, faults = put(Move(begun, charge, pair[:1], pair[0]), puts)
    SEEN["as placed: %s" % ("no" if faults else "yes")] += 1
    for _, clause in faults:
        SEEN["as placed: TAR-" + clause] += 1
    ahead = sorted((n for n in charge.units() if n not in end.gone),
                   key=lambda n: (begun.nearness(n), n))
    return [] if faults else [("as-placed", placed(
        end.charge, end.gone, tuple(ahead), ()))]


def within_reach(charge, number):
    """Numbers of models that it may come near."""
    return [n for n, there in enumerate(charge.where) if n != number and two(
        charge.table, number, charge.where[number], n, there).within(
            charge.far + NEAR)]
