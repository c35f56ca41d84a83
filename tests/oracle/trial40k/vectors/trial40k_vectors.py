"""The test vectors TV-01 to TV-16, 27, 45, 46, 55 to 60: blows and weapons.

Source: section 5. Unit: each check gives (vector, what, expected, came out).
"""

from trial40k_blow import batch
from trial40k_charts import hit_score, penetrates, penetration
from trial40k_kind import (PLAIN, attacks, initiative, modes, needs,
                           sweep_attacks)
from trial40k_majority import choices, skill
from trial40k_men import force, men, scenario
from trial40k_scenario import kind_of, read_battle
from trial40k_turn import first

SETTLED = read_battle(scenario(force("A", men("marine")),
                               force("D", men("marine"))))


def unsaved(kind, mode, target, many, dice, sweep=False, **change):
    """Unsaved wounds of so many attacks by the dice; all dice are used."""
    striker = kind_of({**kind, **change})
    left = list(dice)
    what = needs(SETTLED, striker, mode, True, target, sweep)
    found = sum(batch(what, many, lambda: left.pop(0)))
    return found if not left else "dice left: %s" % left


def profile(kind, **change):
    """(ws, t, (sv, inv)) of models that are all alike."""
    kind = kind_of({**kind, **change})
    return kind.ws, kind.t, (kind.sv, kind.inv)


def dice(kind, mode, role, charged):
    """Attacks of one model."""
    return attacks(SETTLED, kind_of(kind), mode, role, charged)


def counted():
    """TV-01, 14, 15, 16: attacks and Initiative."""
    for charged in (0, 1):
        yield ("TV-01", "charged %d" % charged, 5 + 5 * charged,
               5 * dice(men("marine"), PLAIN, "contact", charged))
    axe = men("sergeant", weapons=["fist", "power"])
    for mode in ("fist", "power"):
        for charged in (0, 1):
            yield ("TV-14", "%s, charged %d" % (mode, charged), 3 + charged,
                   dice(axe, mode, "contact", charged))
    yield ("TV-14", "Initiative", (4, 1),
           tuple(initiative(SETTLED, kind_of(axe), mode)
                 for mode in ("power", "fist")))
    yield ("TV-14", "modes", ["fist", "power", PLAIN],
           modes(SETTLED, kind_of(axe)))
    claw = men("sergeant", weapons=["fist", "claw"])
    for mode in ("fist", "claw"):
        yield "TV-15", mode, 3, dice(claw, mode, "contact", 1)
    yield ("TV-15", "two claws", 4,
           dice(men("sergeant", weapons=["claw", "claw"]), "claw",
                "contact", 1))
    yield "TV-16", "in support", 1, dice(axe, PLAIN, "support", 1)
    yield ("TV-16", "Initiative", 4,
           initiative(SETTLED, kind_of(axe), PLAIN))
    found = needs(SETTLED, kind_of(axe), PLAIN, False, (4, 4, (3, None)))
    yield "TV-16", "S4, saves allowed", (4, 3), (found.wound, found.save)
    yield ("TV-141", "a sweep without the charge", 3,
           sweep_attacks(SETTLED, kind_of(axe), "fist", "support"))


def majorities():
    """TV-02, 03, 04, 24, 25."""
    fire = force("D", men("warrior", 6), men("ethereal"))
    battle = read_battle(scenario(force("A", men("marine")), fire))
    state = first(battle)
    yield "TV-02", "majority", 2, skill(battle, state, 1)
    yield "TV-02", "at it", 3, hit_score(4, skill(battle, state, 1))
    yield ("TV-02", "by it", [(4, 4), (5, 4)],
           [tuple(hit_score(own, ws) for own in (2, 4)) for ws in (4, 5)])
    yield ("TV-03", "S4 on T3", 3, needs(
        SETTLED, kind_of(men("marine")), PLAIN, True,
        profile(men("dark"))).wound)
    for types, word, want in (
            (((2, 3, 3), (4, 4, 3)), "most", 2),
            (((5, 4, 4), (4, 4, 3), (3, 4, 3)), "most", 5),
            (((5, 4, 4), (4, 4, 3), (3, 4, 3)), "half", 3)):
        battle = read_battle(scenario(
            force("A", men("marine")),
            force("D", *(men("marine", count, ws=ws, t=t)
                         for ws, t, count in types)), majority=word))
        found = skill(battle, first(battle), 1)
        yield "TV-%d" % (22 + len(types)), word, want, found
        if len(types) == 2:
            tough, _ = choices(battle, first(battle), 1)
            yield "TV-24", "Toughness of its owner's choice", [4, 3], tough


# Vector, model, mode, its changes, the target, attacks, dice, unsaved wounds.
BLOWS = (
    ("TV-05", "marine", PLAIN, {}, men("guard"), 10,
     (1, 2, 3, 4, 5, 6, 3, 3, 6, 2, 1, 2, 3, 4, 5, 6, 3, 5, 1, 4, 6, 2), 3),
    ("TV-07", "marine", "fist", {}, men("marine"), 3, (2, 4, 6, 1, 5), 1),
    ("TV-08", "marine", "claw", {}, men("marine"), 4,
     (4, 5, 6, 3, 1, 4, 2, 3, 6), 2),
    ("TV-09", "stealer", "rending", {}, men("marine"), 4,
     (6, 3, 2, 6, 4, 2), 3),
    ("TV-10", "stealer", "rending", {}, men("terminator"), 2,
     (6, 6, 5, 4), 1),
    ("TV-11", "marine", "poison", {"s": 3}, men("marine", t=6), 3,
     (4, 6, 5, 3, 4, 6, 2, 5), 1),
    ("TV-12", "ork", "heavy", {}, men("terminator", inv=None), 4,
     (4, 4, 5, 6, 5, 5, 6, 4, 3, 4, 2), 2),
    ("TV-12 plain", "ork", PLAIN, {}, men("terminator", inv=None), 4,
     (4, 4, 5, 6, 5, 5, 6, 4, 3, 4, 2), 0),
    ("TV-13", "marine", PLAIN, {"s": 3}, men("marine", t=7), 2, (6, 6), 0),
    ("TV-45", "ork", "heavy", {}, men("terminator"), 2, (5, 6, 5, 6, 4, 3),
     1),
    ("TV-46", "marine", "fist", {}, men("terminator"), 2, (4, 5, 2, 6, 5, 4),
     1),
    ("TV-56", "marine", "poison", {}, men("scout"), 3,
     (4, 4, 4, 4, 5, 6, 3, 1, 2), 3),
    ("TV-60", "marine", PLAIN, {"ws": 3, "s": 5}, men("scout", t=6), 4,
     (3, 6, 2, 5, 6, 4, 3), 1),
)


def blows():
    """Single batches by the dice tape."""
    for name, kind, mode, change, target, many, faces, want in BLOWS:
        yield (name, mode, want, unsaved(
            men(kind), mode, profile(target), many, faces, **change))
    yield ("TV-27", "a sweep", 2, unsaved(
        men("stealer"), "rending", profile(men("marine")), 3,
        (2, 6, 4, 5, 1, 2), True))


def armour():
    """TV-55: penetration, as far as the clauses name it."""
    yield "TV-55", "rending 6 then 3", True, 13 in penetration(4, True)
    yield "TV-55", "against 10", "penetrating", penetrates(13, 10)
    yield ("TV-55", "ways of 13, of 36", 1, penetration(4, True)[13])
    yield "TV-55", "two dice of 8", 5, penetration(10, False, True)[18]
    yield "TV-55", "equal", "glancing", penetrates(10, 10)
