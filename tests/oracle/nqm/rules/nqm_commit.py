"""Commitments: which stands go in, at first or later.

Source: catalogue NQM-01, NQM-02, NQM-20, NQM-33, NQM-34, NQM-S11; rulings
R-2, R-9, R-18, R-19, R-23, R-25, R-27. Unit: stands.
"""

from itertools import product

from nqm_applied import note
from nqm_battle import (ATTACKER, DEFENDER, GRADES, area_of, body_stands,
                        level_above_battalion)
from nqm_stand import (alike, attacking, clean, command_met, eligible,
                       in_fight, strongest, with_clean)
from nqm_state import Choice, HELD, assailant, twin


def in_alike_order(battle, state, who, candidates, answers):
    """Whether answers among alike stands never go from hold to commit."""
    held = set()
    for i, committed in zip(candidates, answers):
        key = alike(battle, state, who, i)
        if committed and key in held:
            return False
        if not committed:
            held.add(key)
    return True


def one_grade(battle, who, stands):
    """Whether A-18 forbidden lets these stands fight together."""
    if battle.readings["A-18"] != "forbidden":
        return True
    return len({battle.sides[who].stands[i].grade for i in stands}) < 2


def led(battle, state, who, stands):
    """Whether these stands may assault together (NQM-02)."""
    able = with_clean(battle, state, who, stands)
    return len(able) < 2 or command_met(battle, state, who, stands)


def legal_commitments(battle, state, candidates, must, needs_reserve=False):
    """All legal tuples of answers (True: commit) for the candidates.

    must: at least one has to be committed; needs_reserve: one of them has
    to be a reserve (NQM-34).
    """
    who = assailant(state)
    already = attacking(battle, state)
    legal = []
    for answers in product((True, False), repeat=len(candidates)):
        new = those_of(candidates, answers)
        if not new:
            if not must:
                legal.append(answers)
            continue
        if needs_reserve and not any(
                battle.sides[who].stands[i].reserve for i in new):
            continue  # NQM-34
        if not led(battle, state, who, already + new):
            continue  # NQM-02
        if who == DEFENDER and not one_grade(battle, who, already + new):
            continue
        if in_alike_order(battle, state, who, candidates, answers):
            legal.append(answers)
    return legal


def one_of(battle, state, who, step, word, options):
    """A Choice of one stand of a side: options are (its number, state)."""
    stands = battle.sides[who].stands
    return Choice(who, [(stands[i].name, after) for i, after in options],
                  step, [word + stands[i].id for i, _ in options], state)


def ask(battle, state, step, candidates, legal, commits,
        words=("commit", "hold")):
    """The next question of a commitment, or the list of stands committed.

    step: "defender-…" is of his reserves, all others of the assailant.
    commits: whether the standing order commits a stand, of the sets of
    stands that are legal and agree with the answers so far.
    """
    who = DEFENDER if step.startswith("defender-") else assailant(state)
    answers = state.answers
    while len(answers) < len(candidates):
        place = len(answers)
        agreeing = [one for one in legal if one[:place] == answers]
        possible = {one[place] for one in agreeing}
        if len(possible) > 1:
            options = [(text, state._replace(answers=answers + (yes,)))
                       for text, yes in zip(words, (True, False))]
            sets = [those_of(candidates, one) for one in agreeing]
            if not commits(candidates[place], sets, any(answers)):
                options.reverse()
            stand = battle.sides[who].stands[candidates[place]]
            return Choice(who, options, step, [
                "%s-%s" % (text.replace(" ", "-"), stand.id)
                for text, _ in options])
        answers += (possible.pop(),)
    return those_of(candidates, answers)


def those_of(candidates, answers):
    """The candidates that the answers commit."""
    return [i for i, yes in zip(candidates, answers) if yes]


def holds_back(_stand, _sets, _begun):
    """The standing order that commits nobody."""
    return False


def commits_all(battle, state):
    """The standing order of a first commitment (R-2)."""
    who = assailant(state)
    stands = battle.sides[who].stands

    def commits(stand, sets, begun):
        best = strongest(battle, state, who, {i for one in sets for i in one})
        if all(len(one) < 2 for one in sets):
            return stand == best
        if battle.readings["A-18"] == "forbidden" and not begun:
            return stands[stand].grade == stands[best].grade
        return True
    return commits


def first_candidates(battle, state):
    """Stands of the present body that the first commitment asks about."""
    note("NQM-01", "R-2")
    needs = battle.sides[ATTACKER].firefight == "after-loss"
    if needs:
        note("NQM-34", "R-18")
    stands = battle.sides[ATTACKER].stands
    return [i for i in body_stands(battle, state.together, state.body)
            if eligible(battle, state, ATTACKER, i)
            and (needs or not stands[i].reserve)], needs


def counter_troops(battle, state):
    """The defender's reserves that may still join the counterattack."""
    stands = battle.sides[DEFENDER].stands
    return [i for i, s in enumerate(stands)
            if s.reserve and eligible(battle, state, DEFENDER, i)
            and (not state.at_once or at_once_grade(s.grade))]


def at_once_grade(grade):
    """Whether troops of this grade counterattack at once (NQM-44)."""
    note("NQM-44")
    return GRADES.index(grade) <= GRADES.index("veteran")


def held_back(battle, state):
    """The assailant's stands held back that may join now (R-9)."""
    if state.mode == "hunted":
        return []
    if state.mode == "counter":
        return counter_troops(battle, state)
    return [i for i in body_stands(battle, state.together, state.body)
            if eligible(battle, state, ATTACKER, i)]


def can_join(battle, state):
    """Whether some stand held back may legally join."""
    candidates = held_back(battle, state)
    return bool(candidates) and bool(
        legal_commitments(battle, state, candidates, must=True))


def ask_join(battle, state, must, step="reinforce"):
    """The questions of R-9; must: R-27 lets him not hold back all."""
    candidates = held_back(battle, state)
    if candidates:
        note("R-9", "NQM-20", "NQM-33")
    legal = legal_commitments(battle, state, candidates, must)
    return ask(battle, state, twin(state, step), candidates, legal,
               holds_back)


def reaching(battle, state):
    """The defender's reserves that can reach the present area."""
    note("R-19")
    stands = battle.sides[DEFENDER].stands
    if state.mode != "assault":
        return []
    above = level_above_battalion(battle, DEFENDER)
    near = {s.battalion for s, place in zip(stands, start_places(battle))
            if place == state.area}
    own = battle.sides[DEFENDER].grade
    forbidden = battle.readings["A-18"] == "forbidden"
    return [i for i, s in enumerate(stands)
            if s.reserve and state.seat[DEFENDER][i] == HELD
            and not s.disorganised and clean(battle, state, DEFENDER, i) > 0
            and (above or s.battalion in near)
            and not (forbidden and s.grade != own)]


def start_places(battle):
    """The area of every stand of the defender at the start."""
    return [area_of(battle, s) for s in battle.sides[DEFENDER].stands]


def ask_reserve(battle, state, step="defender-last-reserve"):
    """The questions of R-19: which reserves are brought up."""
    candidates = reaching(battle, state)
    legal = [answers for answers in product((True, False),
                                            repeat=len(candidates))
             if in_alike_order(battle, state, DEFENDER, candidates, answers)]
    return ask(battle, state, step, candidates, legal, holds_back,
               words=("bring up", "keep"))
