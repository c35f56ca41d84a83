"""The turn: who moves off, routs or assaults by tank; the phases in order.

Source: WTJ-02, 03, 31, 32, WTJ-M1, M6, M7, M11; AMB-W2, W16, W20, W22, W25;
P-13 of tests/oracle/wtj.md.
"""

import wtj_story
from wtj_assault import begun, declare, groups, one_round
from wtj_fire import side_fires
from wtj_loss import lose, settle
from wtj_morale import called, commanded, in_lock, one_test
from wtj_numbers import ENDS, ENDS_MARKED, GOES_ON, note, reading
from wtj_result import overrun, result, winner
from wtj_state import (DEFENDER, SIDES, Contact, Now, State, alive, changed,
                       foes, there)
from wtj_tanks import assault_moving, moves, sound_morale

PHASES = ("orders", "attacker-moves", "defender-moves", "attacker-fire",
          "defender-fire", "casualty", "assaults", "demoralized", "turn-end")


def first(battle):
    """The situation at the start."""
    rows = []
    for unit in battle.units:
        counts = tuple(stack.count for stack in unit.stacks)
        if unit.tank:
            counts = (sum(counts) - unit.damaged, unit.damaged)
        rows.append(Now(
            counts, pin=int(unit.status == "pinned"),
            mark=unit.status if unit.status in ("withdrawn", "routed")
            else "", hurt=unit.hurt,
            used=unit.moved or 0))
    state = State("orders", 1, tuple(rows), battle.contacts)
    return entered(battle, state, "orders")


def entered(battle, state, phase):
    """The situation at the start of a phase (WTJ-M11)."""
    note("WTJ-M11")
    state = state._replace(chapter=phase, todo=(), fired=frozenset())
    touched = [n for n in range(len(battle.units)) if foes(battle, state, n)]
    if phase == "orders" and battle.command:
        return state._replace(todo=tuple(
            n for n in touched if not battle.units[n].side))
    if phase in ("attacker-moves", "defender-moves"):
        side = int(phase == "defender-moves")
        return state._replace(todo=tuple(
            n for n in battle.of(side)
            if n in touched or battle.units[n].reach))
    if phase == "attacker-fire":        # allowances are counted anew
        for n, now in enumerate(state.units):
            if now.used:
                state = changed(state, n, used=0)
    if phase == "casualty":     # WTJ-M1 (i)
        return state._replace(todo=called(battle, state, lambda u: u.hurt))
    if phase == "assaults":
        for n, now in enumerate(state.units):   # the test was before
            if now.hurt:
                state = changed(state, n, hurt=False)
        pairs = groups(battle, state)
        if reading(battle, "W22") == "after-fire":
            for pair in pairs:
                state = overrun(battle, state, pair)
            pairs = groups(battle, state)
        return state._replace(groups=pairs, todo=pairs)
    if phase == "demoralized":  # WTJ-M1 (ii)
        return state._replace(todo=called(battle, state,
                                          lambda u: u.beaten or u.hurt))
    return state


def after(battle, state):
    """The situation at the start of the next phase."""
    at = PHASES.index(state.chapter)
    if state.chapter == "assaults" and battle.assault_only:
        if last_turn(battle, state):
            note_end(battle, state)
            return battle.ended(battle, state)
        note(GOES_ON)
    return entered(battle, state, PHASES[at + 1])


def last_turn(battle, state):
    """Whether no turn follows: none is left, or no personnel is in contact.

    A unit that is to fall back from its lock touches until it has left.
    """
    return state.turn == battle.turns or not groups(battle, state)


def note_end(battle, state):
    """Why play ends as the assaults do, where it is not the last of `turns`."""
    if state.turn != battle.turns:
        note(ENDS)
        if any(there(state, n) and now.mark
               for n, now in enumerate(state.units)):
            note(ENDS_MARKED)


def orders(battle, state, play):
    """Each unit that came up had to pass its command test (WTJ-M6)."""
    if not state.todo:
        return after(battle, state)
    n, rest = state.todo[0], state.todo[1:]
    state = state._replace(todo=rest)
    if not commanded(battle, state, play, n, "assault"):
        state = parted(battle, state, n)
    return state


def parted(battle, state, n):
    """The situation without a unit's contacts."""
    side = battle.units[n].side
    return state._replace(contacts=frozenset(
        c for c in state.contacts if c[side] != n))


def moving(battle, state, play):
    """The next unit of the side that may move is asked."""
    if not state.todo:
        return after(battle, state)
    n = state.todo[0]
    done = state._replace(todo=state.todo[1:])
    if not there(state, n):
        return done
    if battle.units[n].tank:
        return tank_moves(battle, state, done, play, n)
    now = state.units[n]
    if now.pin or now.mark or not in_lock(battle, state, n):
        return done             # W-T2: P, no movement
    if state.turn > 1 and reading(battle, "W16") == "unlocked":
        return may_leave(battle, done, play, n)
    if state.turn == 1 and battle.units[n].side != DEFENDER:
        return done             # its own movement brought it here
    return may_rout(battle, done, play, n)


def may_leave(battle, state, play, n):
    """Between turns whoever may moves off (AMB-W16)."""
    note("AMB-W16")
    if play.ask(battle.units[n].side, "leave", ["stay", "off"]) == "stay":
        return state
    if battle.command and not commanded(battle, state, play, n, "maneuver"):
        return state
    return settle(battle, changed(state, n, away="moved"))


def may_rout(battle, state, play, n):
    """A voluntary rout, ordered in one's own movement (WTJ-02, 03)."""
    way = reading(battle, "W2")
    if not battle.rout or way == "never":
        return state
    note("WTJ-02", "WTJ-03")
    if play.ask(battle.units[n].side, "rout", ["stand", "rout"]) == "stand":
        return state
    if way == "test" and not commanded(battle, state, play, n, "maneuver"):
        return state
    return settle(battle, changed(state, n, away="routed"))


def tank_moves(battle, state, done, play, n):
    """A tank unit assaults, goes on, or stops (WTJ-31, 32)."""
    note("WTJ-32")
    side = battle.units[n].side
    options = moves(battle, state, n)
    if may_go_off(battle, state, n):
        options.append("off")
    answer = play.ask(side, "tank-moves", options)
    if answer == "stop":
        return done
    if answer == "off":
        return changed(done, n, away="moved")
    if answer == "assault":
        return assault_moving(battle, state, n)
    _, target, cost = answer
    state = parted(battle, state, n)
    pair = (target, n) if side else (n, target)
    state = state._replace(contacts=state.contacts | {
        Contact(*pair, "front", "front")})
    return changed(state, n, used=state.units[n].used + cost)


def may_go_off(battle, state, n):
    """Whether a tank unit may leave: only personnel is locked (WTJ-02)."""
    return (bool(foes(battle, state, n)) and sound_morale(state, n)
            and state.units[n].used < 1)


def firing(battle, state, play):
    """A side's fire phase, if the scenario has fire."""
    if not battle.fire:
        return after(battle, state)
    fired = side_fires(battle, state, play)
    return after(battle, state) if fired is None else fired


def testing(battle, state, play):
    """Tests of morale, one unit after another."""
    if not state.todo:
        return after(battle, state)
    return one_test(battle, state, play)


def assaults(battle, state, play):
    """The next assault; after the last, what is overrun (AMB-W22)."""
    if state.groups:
        return begun(battle, state, next_group(battle, state, play))
    if reading(battle, "W22") == "phase-end":
        for pair in state.todo:
            state = overrun(battle, state, pair)
    return after(battle, state)


def next_group(battle, state, play):
    """Which assault is fought next, the one with the most bases first."""
    if len(state.groups) == 1:
        return state.groups[0]
    side = SIDES.index(reading(battle, "next_assault"))
    return play.ask(side, "next-assault", sorted(
        state.groups, key=lambda pair: -sum(
            alive(state, n) for n in pair[0] + pair[1])))


def turn_end(battle, state, _play):
    """Lock over, units fall back; pins run down; another turn or the end."""
    fallen = []
    for n, now in enumerate(state.units):
        away = now.away or now.mark     # AMB-W25: carried out now
        fallen.append(now._replace(
            pin=max(0, now.pin - 1), mark="", away=away, hurt=False,
            beaten=False, shaken=max(0, now.shaken - 1), guns=0,
            assaulted=False))
    if reading(battle, "W20") == "this-turn":
        state = wtj_story.no_pins(state)
    state = settle(battle, state._replace(units=tuple(
        now if alive(state, n) else Now((0,) * len(now.counts))
        for n, now in enumerate(fallen))))
    if last_turn(battle, state):
        return battle.ended(battle, state)
    turn = state.turn + 1 if battle.turns else 2
    return entered(battle, wtj_story.next_turn(state._replace(turn=turn)),
                   "attacker-moves")


CHAPTERS = {"orders": orders, "attacker-moves": moving,
            "defender-moves": moving, "attacker-fire": firing,
            "defender-fire": firing, "casualty": testing,
            "assaults": assaults, "declare": declare, "round": one_round,
            "result": result, "winner": winner, "demoralized": testing,
            "turn-end": turn_end}


def chapter(battle, state, play):
    """Play one chapter through: the situation behind it, or the End."""
    if state.losing:
        return lose(battle, state, play)
    return CHAPTERS[state.chapter](battle, state, play)
