"""Infantry against tanks, and tanks against infantry.

Source: catalogue NQM-07, NQM-35 to NQM-38, NQM-42, NQM-S03, NQM-S14; rulings
R-2, R-7, R-22, R-23. Units: dice, pins.
"""

from nqm_applied import note, note_reading
from nqm_attack import name_before
from nqm_battle import (ATTACKER, DEFENDER, FIRE_CLASSES, body_stands,
                        tanks_alone, unsupported_tanks)
from nqm_commit import ask, commits_all, legal_commitments
from nqm_dice import hits_odds
from nqm_stand import (bases_of_block, beaten, clean, clean_of, in_fight,
                       may_hunt, with_clean)
from nqm_state import (Chance, Choice, HELD, OUT, assailant, at,
                       attacker_assails, changed, changed_of, choice,
                       with_body)
from nqm_turn import area_taken, body_out, end_turn
from nqm_unit import results, units
from nqm_quality import quality_of


def shots_of(battle, state, who, i, self_defence):
    """How many dice of fire one stand has."""
    note("NQM-07")
    stand = battle.sides[who].stands[i]
    if stand.kind not in FIRE_CLASSES or not clean(battle, state, who, i):
        return 0
    if stand.disorganised and stand.kind == "support":
        note("NQM-42", "NQM-S03")
        if not self_defence or note_reading(battle, "A-22") == "never":
            return 0
    if stand.kind == "block":
        return bases_of_block(battle, clean(battle, state, who, i))
    return 1  # NQM-07


def before_assault(battle, state):
    """A body at unsupported tanks fires at them or assaults them."""
    if not unsupported_tanks(battle, state.area) or \
            tanks_alone(battle, state.together, state.body):
        return at(state, "assault")
    note("NQM-35", "NQM-36", "R-22")
    stands = battle.sides[ATTACKER].stands
    dice = sum(shots_of(battle, state, ATTACKER, i, False)
               for i in body_stands(battle, state.together, state.body)
               if state.seat[ATTACKER][i] != OUT
               and not (stands[i].reserve
                        and state.seat[ATTACKER][i] == HELD))
    if not dice:
        return at(state, "assault")
    return choice(ATTACKER, "hunt-tanks",
                  ("fire", at(state, "fire")._replace(dice=(dice, 0))),
                  ("assault", at(state, "assault")))


def fire(battle, state):
    """Each die that is high enough pins the tanks once."""
    who = 1 - assailant(state)
    points = clean_of(battle, state, who, in_fight(battle, state, who))
    return Chance([(p, state._replace(
        phase="casualties", shots=True, before=state.red,
        due=changed((0, 0), who, hits)))
        for p, hits in hits_odds(state.dice[0], battle.light_fire_from,
                                 points)])


def roll_in(battle, state):
    """Tanks roll in: anti-tank guns are destroyed, every unit tests."""
    note("NQM-37", "NQM-S14", "R-23")
    for i in in_fight(battle, state, DEFENDER):
        points = clean(battle, state, DEFENDER, i)
        if battle.sides[DEFENDER].stands[i].kind == "at-gun" and points:
            red = state.red[DEFENDER][i] + points
            state = state._replace(
                red=changed_of(state.red, DEFENDER, i, red),
                lost=changed(state.lost, DEFENDER,
                             state.lost[DEFENDER] + points))
    testing = [unit for unit in units(battle, state, DEFENDER)
               if with_clean(battle, state, DEFENDER, unit)
               and quality_of(battle, DEFENDER, unit).break_at != 0]
    return Chance([(p, at(after, "rolled-in")) for p, after, _ in
                   results(battle, state, DEFENDER, testing, keep=True)])


def rolled_in(battle, state):
    """The area falls, or the defender may withdraw."""
    if beaten(battle, state, DEFENDER):
        return area_taken(battle, state, "position-taken")
    either = note_reading(battle, "A-19") == "either"
    if not (either and battle.sides[DEFENDER].retreat_open):
        return at(state, "drive")
    return choice(DEFENDER, "hold-or-withdraw",
                  ("stay", at(state, "drive")),
                  ("withdraw", at(state, "withdraw")))


def drive(_battle, state):
    """The tanks carry on through the position or stay in it."""
    note("NQM-38")
    return choice(ATTACKER, "tanks-in-position",
                  ("drive through", at(state, "through")),
                  ("stay in", at(state, "stay-in")))


def through(battle, state):
    """The tanks have driven through."""
    return body_out(battle, state, "driven-through")


def stay_in(_battle, state):
    """The tanks are in the position until their next turn."""
    return end_turn(with_body(state, at=state.area))


def tanks_turn(battle, state):
    """What the infantry does about the tanks in its position."""
    side = battle.sides[DEFENDER]
    stands = in_fight(battle, state, DEFENDER)
    hunted = at(state, "hunt-commit")._replace(mode="hunted")
    dice = sum(shots_of(battle, state, DEFENDER, i, True) for i in stands)
    options = [("leave them", at(state, "drive"))]
    if battle.close and side.terror_overcome and dice:
        note("NQM-35")
        options.insert(0, ("fire", hunted._replace(phase="fire",
                                                   dice=(dice, 0))))
    if may_hunt(battle, state):
        note("NQM-36", "NQM-38")
        options.append(("assault", hunted))
    if len(options) == 1:
        return options[0][1]
    return choice(DEFENDER, "against-tanks", *options)


def hunt_commit(battle, state):
    """Which stands of the infantry assault the tanks."""
    note("R-2", "R-23")
    named = name_before(battle, state)
    if named is not None:
        return named
    candidates = may_hunt(battle, state)
    legal = legal_commitments(battle, state, candidates, must=True)
    asked = ask(battle, state, "hunt-commit", candidates, legal,
                commits_all(battle, state))
    if isinstance(asked, Choice):
        return asked
    return at(state, "begin")._replace(hunters=tuple(asked), attacks_left=-1)


def hunt_over(_battle, state):
    """The infantry has done; the tanks drive on or stay in."""
    return attacker_assails(at(state, "drive"))._replace(attacks_left=0)
