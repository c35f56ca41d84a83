"""One step of the fight: all strike, then casualties come off.

Source: TAR-045 to 050, 124, 125, 128, 130, 158; A-70. Unit: wounds.
"""

from trial40k_kind import COVER_STEP
from trial40k_loss import suffered
from trial40k_numbers import note
from trial40k_state import ATTACKER, with_unit
from trial40k_volley import aimed, known, strikers, thrown


def next_step(state, units):
    """The highest step in which somebody has still to strike."""
    steps = [stack.step for n in units for stack in state.units[n]
             if stack.mode != "done"]
    return max(steps, default=None)


def done(state, units, step):
    """The situation after those of a step have fought (TAR-050)."""
    for n in units:
        state = with_unit(state, n, [
            stack._replace(mode="done", target=(), step=None)
            if stack.mode != "done" and stack.step == step else stack
            for stack in state.units[n]])
    return state


def struck(battle, state, row, sweep, play, after=None):
    """(situation, wounds less wounds suffered, by the attacker).

    after: the situation on which wounds are laid; equal models but for who
    has fought
    """
    whom, traits = aimed(battle, state, row, play)
    start, state, lead = state, state if after is None else after, 0
    for sides in known(battle, start):
        lots = thrown(battle, start, [one for one in whom if 1 - battle.units[
            one[0]].side in sides], traits, sweep, play)
        for side in sides:
            for victim in sorted(lots):
                if battle.units[victim].side == side:
                    state, wounds = suffered(battle, state, victim, lots[
                        victim], traits[victim], play)
                    lead += -wounds if side == ATTACKER else wounds
    return state, lead


def note_step(battle, row, step):
    """Counts what the step applies."""
    sides = {battle.units[n].side for n, _ in row}
    note(46 if step == COVER_STEP else 47)
    if len(sides) > 1:
        note(48)


def prepared(battle, state):
    """(who strikes next or None, the situation when they have)."""
    step = next_step(state, state.combat)
    if step is None:
        return None, state
    row = strikers(battle, state, state.combat, step)
    note_step(battle, row, step)
    return row, done(state, state.combat, step)


def chapter(battle, state, play):
    """The next step, or the end of the fight (TAR-045 to 050)."""
    if battle.memo.get("step", (None,))[0] != state:
        battle.memo["step"] = (state, *prepared(battle, state))
    _, row, after = battle.memo["step"]
    if row is None:
        note(50)
        return state._replace(chapter="result")
    after, lead = struck(battle, state, row, False, play, after)
    return after._replace(lead=state.lead + lead)
