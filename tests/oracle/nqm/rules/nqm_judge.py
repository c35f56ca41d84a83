"""The judgement after an attack: beaten sides, reserves, going on, withdrawing.

Source: catalogue NQM-17, NQM-20, NQM-24, NQM-33, NQM-S11, NQM-S16, A-8, A-19,
A-24; rulings R-8, R-9, R-19, R-20, R-27, R-28. Units: attacks, stands.
"""

from nqm_applied import note, note_reading
from nqm_battle import ATTACKER, DEFENDER
from nqm_commit import ask_join, ask_reserve, can_join, reaching
from nqm_stand import attacking, bases, beaten, in_fight, with_clean
from nqm_state import (COUNTER, Choice, SPARED, TAKEN, assailant, at, changed,
                       choice, twin)
from nqm_turn import area_taken, body_out, end_turn, ended, on_area, taken
from nqm_unit import enter


def judge(battle, state):
    """Who is beaten, and what that means."""
    note("NQM-17", "R-28")
    if state.shots:
        return judge_fire(battle, state)
    return {"assault": judge_assault, "hunted": judge_hunted,
            "counter": judge_counter}[state.mode](battle, state)


def attack_follows(battle, state):
    """Whether another attack of this assailant can follow."""
    if state.attacks_left is None or state.attacks_left > 0:
        return True
    if state.mode != "assault" or state.hours_left == 0:
        return False  # NQM-18
    return note_reading(battle, "A-17") == "anew"  # NQM-19


def judge_assault(battle, state):
    """After an attack of the attacker."""
    a_beaten = beaten(battle, state, ATTACKER)
    d_beaten = beaten(battle, state, DEFENDER)
    if a_beaten:
        if (d_beaten or attack_follows(battle, state)) and \
                can_join(battle, state):
            return at(state, "last-reserve")
        return at(state, "lost")
    return at(state, "defender-last" if d_beaten else "unbeaten")


def last_reserve(battle, state):
    """A beaten assailant may commit stands held back instead of ending."""
    asked = ask_join(battle, state, must=False,
                     step="last-reserve")  # NQM-20
    if isinstance(asked, Choice):
        return asked
    if not asked:
        return at(state, "lost")
    d_beaten = beaten(battle, state, 1 - assailant(state))
    state = join_in(battle, state, asked)
    if state.mode == "counter":
        return at(state, "retaken" if d_beaten else "stay")
    return at(state, "defender-last-saved" if d_beaten else "stay")


def join_in(battle, state, new):
    """The situation with these stands of the assailant in the fight."""
    who = assailant(state)
    state = enter(battle, state, who, new)._replace(worse=False)
    if state.mode == "counter":
        state = state._replace(place=tuple(
            COUNTER if i in new else place
            for i, place in enumerate(state.place)))
    return state


def lost(battle, state):
    """The assailant is beaten and stays so."""
    if state.mode == "counter":
        return at(state, "kept")
    if not beaten(battle, state, DEFENDER):
        return body_out(battle, state, "attack-broken")
    asked = ask_reserve(battle, state)
    if isinstance(asked, Choice):
        return asked
    if asked:
        return body_out(battle, brought(battle, state, asked),
                        "attack-broken")
    return spare(battle, state)


def spare(battle, state):
    """Both are beaten: the area is spared for the rest of the hour."""
    note("R-20", "NQM-17")
    state = state._replace(areas=changed(state.areas, state.area, SPARED))
    return body_out(battle, state, "both-broken")


def brought(battle, state, new):
    """The situation with these reserves of the defender on the area."""
    note("NQM-20", "NQM-33")
    return on_area(battle, state, new, state.area, reserves=True)


def defender_last(battle, state):
    """A beaten defender may bring up his reserve; the attacker stands."""
    asked = ask_reserve(battle, state)
    if isinstance(asked, Choice):
        return asked
    if not asked:
        return area_taken(battle, state, "position-taken")  # NQM-17
    return at(brought(battle, state, asked), "going-on")


def defender_last_saved(battle, state):
    """The same where the attacker had to commit his last reserve."""
    asked = ask_reserve(battle, state)
    if isinstance(asked, Choice):
        return asked
    if not asked:
        return area_taken(battle, state, "position-taken")
    state = brought(battle, state, asked)
    if not attack_follows(battle, state):
        return no_attack_left(state)
    return at(state, "next-attack")


def no_attack_left(state):
    """The turn is over without a result for this body."""
    return end_turn(state, spent=True)


def unbeaten(battle, state):
    """Neither is beaten by the tests: bases inside."""
    if battle.readings["win"] == "bases-inside":
        standing = bases(battle, state, DEFENDER,
                         in_fight(battle, state, DEFENDER), only_clean=True)
        if state.inside >= standing:
            return area_taken(battle, state, "position-taken")
    return at(state, "going-on")


def going_on(battle, state):
    """Whether the attacker goes on."""
    if not attack_follows(battle, state):
        return no_attack_left(state)
    if state.worse:
        note("R-27", "NQM-S11")
        if not can_join(battle, state):
            return at(state, "called-off")
    step = "attack-again" if state.attacks_left != 0 else "next-hour"
    return choice(ATTACKER, step, ("go-on", at(state, "join")),
                  ("stop", at(state, "called-off")))


def join(battle, state):
    """Stands held back may join a running assault."""
    asked = ask_join(battle, state, must=state.worse)  # NQM-20
    if isinstance(asked, Choice):
        return asked
    return at(join_in(battle, state, asked), "stay")


def stay(battle, state):
    """The target may withdraw."""
    note("R-8")
    who = 1 - assailant(state)
    either = note_reading(battle, "A-19") == "either"
    if not battle.sides[who].retreat_open:
        note("NQM-S16")
    if not (either and battle.sides[who].retreat_open):
        return at(state, "reserve")
    return choice(who, twin(state, "hold-or-withdraw"),
                  ("stay", at(state, "reserve")),
                  ("withdraw", at(state, "withdraw")))


def reserve(battle, state):
    """The defender may bring up reserves."""
    if state.mode == "assault" and reaching(battle, state):
        asked = ask_reserve(battle, state, "defender-reserve")
        if isinstance(asked, Choice):
            return asked
        state = brought(battle, state, asked)
    return at(state, "next-attack")


def next_attack(_battle, state):
    """The next attack, in the next hour if this hour's are used up."""
    if state.attacks_left == 0:
        note("NQM-20")
        return end_turn(state)
    return at(state, "attack")


def withdraw(battle, state):
    """The target gives way."""
    note("NQM-24")
    if state.mode == "counter":
        return at(state, "retaken")
    if state.mode == "hunted":
        return body_out(battle, state, "called-off")
    return area_taken(battle, state, "position-yielded")  # NQM-24


def stop(_battle, state):
    """Nobody may attack any more (A-15), or the assailant stops."""
    return at(state, {"assault": "called-off", "hunted": "hunt-over",
                      "counter": "kept"}[state.mode])


def judge_hunted(battle, state):
    """After an attack of infantry on tanks in the position (R-23)."""
    infantry = beaten(battle, state, DEFENDER)
    tanks = beaten(battle, state, ATTACKER)
    if infantry and tanks:
        return spare(battle, state)
    if tanks:
        return body_out(battle, state, "attack-broken")
    if infantry:
        return area_taken(battle, state, "position-taken")
    able = with_clean(battle, state, DEFENDER, attacking(battle, state))
    if not able or state.attacks_left == 0 or state.worse:
        return at(state, "hunt-over")
    return choice(DEFENDER, "counter-again", ("go-on", at(state, "stay")),
                  ("stop", at(state, "hunt-over")))


def judge_counter(battle, state):
    """After an attack of a counterattack (R-25)."""
    troops = beaten(battle, state, DEFENDER)
    ground = beaten(battle, state, ATTACKER)
    follows = attack_follows(battle, state)
    if troops:
        if (ground or follows) and can_join(battle, state):
            return at(state, "last-reserve")
        return at(state, "kept")
    if ground:
        return at(state, "retaken")
    if not follows:
        return at(state, "kept")
    if state.worse:
        note("R-27", "NQM-S11")
        if not can_join(battle, state):
            return at(state, "kept")
    return choice(DEFENDER, "counter-again", ("go-on", at(state, "join")),
                  ("stop", at(state, "kept")))


def judge_fire(battle, state):
    """After a fire: the turn is over, or the tanks move (R-22, R-23)."""
    if state.mode == "hunted":
        if beaten(battle, state, ATTACKER):
            return body_out(battle, state, "attack-broken")
        return at(state, "hunt-over")
    if beaten(battle, state, DEFENDER):
        state = taken(state, state.area)
        if all(one == TAKEN for one in state.areas):
            return at(state, "won")._replace(ending="position-taken")
    return end_turn(state)


def kept(battle, state):
    """The attacker keeps the ground."""
    return ended(battle, state, state.ending)


def retaken(battle, state):
    """The attacker loses the ground."""
    return ended(battle, state, "position-retaken")
