"""One attack, from who takes part to the casualties.

Source: catalogue NQM-02 to NQM-16, NQM-21, NQM-22, NQM-S16; rulings R-4 to
R-7. The assailant is whoever assaults, the target the other. Units: dice,
pins.
"""

from nqm_applied import CUT_OFF, note, note_reading
from nqm_commit import one_of
from nqm_dice import attack_odds
from nqm_place import place
from nqm_quality import attacks_of, most_dice
from nqm_stand import (attacking, bases, command_met, each_alike_once,
                       free_figures, in_fight, strongest, unwounded,
                       with_clean)
from nqm_state import Chance, Choice, assailant, at, changed, twin
from nqm_unit import binds, has_attacked


def begin(battle, state):
    """The X attacks begin; attacks_left -1 stands for all of them."""
    who = assailant(state)
    left = state.attacks_left
    if left == -1:
        left = attacks_of(battle, state, who, attacking(battle, state))
    return at(state, "attack")._replace(attacks_left=left)


def attack(battle, state):
    """Who attacks; the situation every loop comes back to."""
    note("R-6")
    who = assailant(state)
    committed = attacking(battle, state)
    able = with_clean(battle, state, who, committed)
    if len(able) > 1 and not command_met(battle, state, who, committed):
        reading = note_reading(battle, "A-15")
        if reading == "stops":
            return at(state, "stop")
        if reading == "recheck":
            return one_stand(battle, state, able)  # NQM-02
    return with_fighting(battle, state, able)


def with_fighting(battle, state, stands):
    """Fix the stands of this attack and the command figure with them."""
    who = assailant(state)
    figure = -1
    if len(stands) > 1 and not battle.sides[who].block:
        free = free_figures(battle, state, who)
        if free and not any(unwounded(battle, state, who, i)
                            for i in attacking(battle, state)):
            figure = free[0]  # the figure that NQM-02 requires
    return state._replace(phase="attack-dice", fighting=tuple(stands),
                          figure=figure)


def one_stand(battle, state, able):
    """The assailant picks the one stand that attacks."""
    who = assailant(state)
    standing = strongest(battle, state, who, able)
    order = each_alike_once(battle, state, who, [standing] + [
        i for i in able if i != standing])
    options = [(i, with_fighting(battle, state, [i])) for i in order]
    if len(options) == 1:
        return options[0][1]
    return one_of(battle, state, who, twin(state, "pick-stand"),
                  "attack-with-", options)


def attack_dice(battle, state):
    """The assailant's dice."""
    note("NQM-04", "R-7")
    who = assailant(state)
    most, points = most_dice(battle, state, who, state.fighting,
                             "attack_dice")  # NQM-04 NQM-08
    if points > most:
        note("NQM-27")  # NQM-27: the rest only soaks up casualties
    counts = [most]
    if note_reading(battle, "A-11") == "fewer":
        counts = list(range(most, 0, -1))
    return so_many_dice(who, twin(state, "attack-dice"), [
        (n, state._replace(phase="defence-dice", dice=(n, 0)))
        for n in counts])


def so_many_dice(who, step, options):
    """A Choice of numbers of dice, or the situation with the only one."""
    if len(options) == 1:
        return options[0][1]
    return Choice(who, [("%d dice" % n, after) for n, after in options],
                  step, ["dice-%d" % n if n else "give-way"
                         for n, _ in options])


def defence_counts(battle, state):
    """The numbers of dice the target may name, the most first."""
    note("NQM-05", "NQM-09")
    who = 1 - assailant(state)
    most, points = most_dice(battle, state, who,
                             in_fight(battle, state, who), "defence_dice")
    if points > most:
        note("NQM-27")  # NQM-27: the rest stops the position being overrun
    if note_reading(battle, "A-12") != "each-attack" and state.once:
        return [min(state.once, most)]
    counts = list(range(most, 0, -1))  # NQM-05 NQM-08 NQM-09
    if note_reading(battle, "A-13") == "gives-way":
        if battle.sides[who].retreat_open:
            counts.append(0)
        else:   # giving way is withdrawal, whatever A-19 says
            note("NQM-S16", CUT_OFF[who])
    return counts


def defence_dice(battle, state):
    """The target chooses his dice."""
    options = []
    for n in defence_counts(battle, state):
        after = state._replace(phase="throw", dice=(state.dice[0], n))
        if battle.readings["A-12"] != "each-attack":
            after = after._replace(once=state.once or n)
        options.append((n, after))
    return so_many_dice(1 - assailant(state), twin(state, "defence"),
                        options)


def name_before(battle, state):
    """A-12 before: the target names his dice before the commitment.

    None where he has named them, or has none to name.
    """
    if battle.readings["A-12"] != "before" or state.once:
        return None
    counts = defence_counts(battle, state)
    if not counts or counts[0] == 0:
        return None
    note("R-7")
    return so_many_dice(1 - assailant(state), twin(state, "defence"), [
        (n, state._replace(once=n) if n else at(state, "withdraw"))
        for n in counts])


def throw(battle, state):
    """Both sides roll; a target who rolls nothing has given way."""
    if state.dice[1] == 0:
        return at(state, "withdraw")
    note("R-5")
    mine, yours = assailant(state), 1 - assailant(state)
    if state.attacks_left is not None:
        state = state._replace(attacks_left=state.attacks_left - 1)  # NQM-16
    state = has_attacked(battle, state, mine)._replace(
        phase="casualties", before=state.red)
    if remembers_area(battle) and state.mode != "counter":
        state = state._replace(last_area=state.area)
    branches = []
    for p, wins, losses in attack_odds(*state.dice):
        due = changed(changed(state.due, mine, losses), yours, wins)
        branches.append((p, state._replace(
            due=due, worse=binds(battle, losses > wins),
            inside=bases_inside(battle, state, wins, losses))))
    return Chance(branches)


def remembers_area(battle):
    """Whether it matters who attacked which area last (R-17)."""
    return (battle.readings["win"] == "bases-inside"
            or battle.readings["A-12"] != "each-attack")


def bases_inside(battle, state, wins, losses):
    """Bases inside after an attack; nothing where they decide nothing."""
    if state.mode != "assault" or note_reading(battle, "win") == "no-clean":
        return 0
    note(*["NQM-21"] * wins, *["NQM-22"] * losses)
    most = bases(battle, state, 0, in_fight(battle, state, 0),
                 only_clean=False)
    if note_reading(battle, "A-9") == "gross":
        entered = min(most, state.inside + wins)  # NQM-21
        return max(0, entered - losses)  # NQM-22
    return min(most, max(0, state.inside + wins - losses))  # NQM-21 NQM-22


def casualties(battle, state):
    """Place the casualties, then test."""
    asked = place(battle, state)
    return asked if isinstance(asked, Choice) else asked._replace(phase="test")
