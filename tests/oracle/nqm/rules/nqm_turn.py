"""Hours, turns, bodies, areas: from the start of an assault to an attack.

Source: catalogue NQM-18, NQM-19, NQM-23, NQM-28 to NQM-32, NQM-39, NQM-47,
NQM-48, A-28; rulings R-5, R-14, R-16, R-17, R-20, R-21. Units: hours, turns.
"""

from nqm_applied import note, note_reading
from nqm_battle import (ATTACKER, DEFENDER, area_count, area_of,
                        bodies_of, body_stands, can_begin, coordinations,
                        kebab, never_in_fight, permanent_losses,
                        tanks_alone)
from nqm_commit import (ask, ask_join, commits_all, first_candidates,
                        legal_commitments)
from nqm_stand import clean_of, eligible, held_area, points_on_area
from nqm_state import (Body, Choice, End, HELD, IN_FIGHT, NOWHERE, OPEN, OUT,
                       SPARED, State, TAKEN, at, attacker_assails, changed,
                       choice, seated, with_body)
from nqm_attack import name_before, remembers_area
from nqm_unit import enter


def first(battle):
    """The situation before anything has been asked."""
    note("R-5", "R-12", "R-16")
    attackers, defenders = (side.stands for side in battle.sides)
    count = area_count(battle)
    zeros = ((0,) * len(attackers), (0,) * len(defenders))
    state = State(
        "start", tuple(tuple(s.red for s in side.stands)
                       for side in battle.sides),
        tuple(tuple(s.black for s in side.stands) for side in battle.sides),
        ((HELD,) * len(attackers), (HELD,) * len(defenders)), zeros,
        (NOWHERE,) * len(defenders), (OPEN,) * count, (Body(),), True,
        battle.hours and battle.hours - 1, (0, 0))
    failed = battle.sides[DEFENDER].morale == "failed"
    for area in range(count):
        new = [i for i, s in enumerate(defenders)
               if area_of(battle, s) == area and not never_in_fight(battle, s)]
        state = on_area(battle, state, new, area, reserves=False)
    out = [i for i, s in enumerate(defenders)
           if failed or never_in_fight(battle, s)]
    state = seated(state, DEFENDER, out, OUT)
    for area in range(count):
        if not held_area(battle, state, area):
            state = taken(state, area)
    return state._replace(area=-1)


def on_area(battle, state, new, area, reserves):
    """The situation with these stands of the defender on that area."""
    place = tuple(area if i in new else old
                  for i, old in enumerate(state.place))
    state = enter(battle, state._replace(area=area), DEFENDER, new, reserves)
    return state._replace(place=place)


def taken(state, area):
    """The situation with an area taken and its stands out."""
    gone = [i for i, place in enumerate(state.place) if place == area]
    return seated(state, DEFENDER, gone, OUT)._replace(
        areas=changed(state.areas, area, TAKEN))


def start(battle, state):
    """Overrun without dice, or how the bodies go in."""
    if all(one == TAKEN for one in state.areas):
        note("NQM-47", "NQM-48")
        return state._replace(phase="won", ending="overrun",
                              exempt=True)  # NQM-47 NQM-48
    ways = coordinations(battle)
    words = {True: "together", False: "one after another"}
    options = [(words[together], gone_in(battle, state, together))
               for together in ways]
    if len(options) == 1:
        return options[0][1]
    return choice(ATTACKER, "coordinate", *options)


def gone_in(battle, state, together):
    """The bodies formed; one without a stand to commit is out."""
    bodies = tuple(Body(out=not can_begin(battle, together, b))
                   for b in bodies_of(battle, together))
    state = state._replace(phase="next-body", together=together,
                           bodies=bodies)
    for b, body in enumerate(bodies):
        if body.out:
            state = seated(state, ATTACKER, body_stands(battle, together, b),
                           OUT)
    return state


def may_have_turn(body):
    """Whether a body has any turn left in this hour or later ones."""
    return not body.out and not body.spent


def next_body(battle, state):
    """Whose turn it is."""
    waiting = [b for b, body in enumerate(state.bodies)
               if may_have_turn(body) and not body.had]
    if not waiting:
        return next_hour(battle, state)
    note("R-17")
    if len(waiting) == 1:
        return at(state, "turn")._replace(body=waiting[0])
    note("NQM-32")
    foremost = next_by_standing_orders(battle, state, waiting)
    options = [(battle.sides[ATTACKER].battalions[b],
                at(state, "turn")._replace(body=b))
               for b in first_of(foremost, waiting)]
    reading = note_reading(battle, "A-28")
    if reading == "scenario" and battle.sides[ATTACKER].order:
        return options[0][1]
    ids = ["send-" + kebab(name) for name, _ in options]
    if reading == "defender":
        return Choice(DEFENDER, options, "next-battalion-defender", ids)
    return Choice(ATTACKER, options, "next-battalion", ids)


def first_of(one, many):
    """All of them, this one first."""
    return [one] + [other for other in many if other != one]


def next_by_standing_orders(battle, state, waiting):
    """The first in the attacker's order; without one the strongest body."""
    order = battle.sides[ATTACKER].order
    if order:
        return min(waiting, key=order.index)
    return max(waiting, key=lambda b: (points_of_body(battle, state, b), -b))


def points_of_body(battle, state, body):
    """Clean points of the stands committed or that may be committed."""
    return clean_of(battle, state, ATTACKER, [
        i for i in body_stands(battle, state.together, body)
        if state.seat[ATTACKER][i] in IN_FIGHT
        or eligible(battle, state, ATTACKER, i)])


def next_hour(battle, state):
    """The next hour, or the end without a result."""
    note("NQM-18")
    if state.hours_left == 0 or not any(may_have_turn(body)
                                        for body in state.bodies):
        return ended(battle, state, "unresolved")
    note("NQM-19")
    if state.hours_left is None:
        note("R-29")
    return state._replace(
        hours_left=state.hours_left and state.hours_left - 1,  # NQM-18 NQM-20
        bodies=tuple(body._replace(had=False) for body in state.bodies),
        areas=tuple(OPEN if one == SPARED else one for one in state.areas))


def ended(battle, state, ending):
    """The assault is over."""
    note("NQM-24", "R-13")
    permanent = state.permanent
    if permanent_losses(battle):
        permanent += state.lost[ATTACKER]  # NQM-S13
    return End(ending, *state.lost, permanent if battle.aftermath else 0)


def turn(battle, state):
    """Areas that nobody holds fall; the area is chosen."""
    if remembers_area(battle) and state.last_body != state.body:
        state = state._replace(last_body=state.body, inside=0, once=0)
    for area, one in enumerate(state.areas):
        if one == OPEN and not held_area(battle, state, area):
            note("NQM-47")
            state = taken(state, area)  # NQM-47
    if all(one == TAKEN for one in state.areas):
        return state._replace(phase="won", ending="overrun")
    inside = state.bodies[state.body].at
    if inside != NOWHERE and state.areas[inside] == SPARED:
        return end_turn(state)
    if inside != NOWHERE and state.areas[inside] == OPEN:
        return at_area(state, inside, "tanks-turn")
    state = with_body(state, at=NOWHERE)
    return choose_area(battle, state, "before-assault")


def open_areas(state):
    """Areas neither taken nor spared."""
    return [area for area, one in enumerate(state.areas) if one == OPEN]


def at_area(state, area, phase):
    """The present body has come to an area."""
    if state.last_area not in (-1, area):
        state = state._replace(inside=0, once=0, last_area=-1)
    return at(state, phase)._replace(area=area)


def choose_area(battle, state, phase):
    """The attacker chooses one of the areas that can be assaulted."""
    areas = open_areas(state)
    if not areas:
        note("R-20")
        return end_turn(state)  # every one left is spared
    weakest = min(areas, key=lambda area: (
        points_on_area(battle, state, area), area))
    order = first_of(weakest, areas)
    options = [("area %d" % area, at_area(state, area, phase))
               for area in order]
    if len(options) == 1:
        return options[0][1]
    names = battle.sides[DEFENDER].areas
    return Choice(ATTACKER, options, "choose-area", [
        "assault-" + kebab(names[area]) for area in order])


def assault(battle, state):
    """The first commitment, if it is to be made, then the attacks."""
    if not state.bodies[state.body].committed:
        named = None
        if not tanks_alone(battle, state.together, state.body):
            named = name_before(battle, state)
        if named is not None:
            return named
        candidates, needs = first_candidates(battle, state)
        legal = legal_commitments(battle, state, candidates, must=True,
                                  needs_reserve=needs)
        asked = ask(battle, state, "commit", candidates, legal,
                    commits_all(battle, state))
        if isinstance(asked, Choice):
            return asked
        state = with_body(enter(battle, state, ATTACKER, asked),
                          committed=True)
    return set_out(battle, state)


def set_out(battle, state):
    """X attacks, or tanks roll in."""
    if tanks_alone(battle, state.together, state.body):
        return at(state, "roll-in")
    return at(state, "begin")._replace(attacks_left=-1)


def end_turn(state, spent=False):
    """The turn of the present body is over."""
    return idle(with_body(state, had=True, spent=spent))


def idle(state):
    """Between two turns."""
    return attacker_assails(at(state, "next-body"))._replace(
        body=-1, area=-1, attacks_left=0)


def body_out(battle, state, ending):
    """The present body is out; the last one to be out ends the assault."""
    note("R-17")
    stands = body_stands(battle, state.together, state.body)
    failed = any(state.seat[ATTACKER][i] == OUT for i in stands)
    state = seated(with_body(state, out=True), ATTACKER, stands, OUT)
    if all(body.out for body in state.bodies):
        if failed and ending in ("attack-broken", "both-broken"):
            return at(state, "after-failure")._replace(ending=ending)
        if ending == "called-off" and battle.aftermath:
            note("NQM-S12")
        return ended(battle, state, ending)
    return idle(with_body(state, had=True))


def area_taken(battle, state, ending):
    """The present area is taken; on to another, or the position is won."""
    state = attacker_assails(taken(state, state.area))._replace(shots=False)
    state = with_body(state, at=NOWHERE)
    if all(one == TAKEN for one in state.areas):
        return at(state, "won")._replace(ending=ending)
    if not open_areas(state):
        return end_turn(state)
    note("R-21", "NQM-39")
    return choice(ATTACKER, "fight-on",
                  ("fight on", at(state, "fight-on")),
                  ("stop", at(state, "called-off")))


def fight_on(battle, state):
    """Against which of the other areas.

    A body has committed nobody yet where the last area was yielded before.
    """
    committed = state.bodies[state.body].committed
    return choose_area(battle, state, "bring-up" if committed else "assault")


def bring_up(battle, state):
    """Stands held back may join before the next area is assaulted."""
    asked = ask_join(battle, state, must=False)
    if isinstance(asked, Choice):
        return asked
    state = enter(battle, state, ATTACKER, asked)
    return set_out(battle, state)


def called_off(battle, state):
    """The attacker stops."""
    return body_out(battle, state, "called-off")  # NQM-17
