"""One assault of Not Quite Mechanised as a game tree.

Source: catalogue NQM-01 to NQM-27, NQM-47, NQM-48 and A-24 to A-27; rulings
R-1 to R-13. `step` says what the rules have to say of a situation: End,
Chance, Choice or Next; what leaves nothing to ask or throw is passed through.
Units: strength points, pins, dice, attacks, hours.
"""

from nqm_applied import note, note_reading
from nqm_dice import attack_odds, test_odds
from nqm_force import (alike_key, at_break_point, attacker_counts, bases,
                       clean_of, command_met, committed_command,
                       defender_counts, eligible, free_command,
                       legal_commitments)
from nqm_place import place
from nqm_scenario import refuse
from nqm_state import (Chance, Choice, End, Next, State, attack_can_follow,
                       attacker_beaten, between_attacks, committed_clean,
                       committed_stands, defender_beaten, defender_clean)


def first(battle):
    """The situation before anything has been asked."""
    note("NQM-23")
    able = eligible(battle, (0,) * len(battle.attacker.stands))
    if not able:
        refuse("NQM-01", "the attacker has no stand that may be committed")
    if len(able) > 12:
        refuse("stands", "too many eligible stands for brute force")
    limit = battle.attacker.quality.attacks
    return State("start", (False,) * len(battle.attacker.stands),
                 (0,) * len(battle.attacker.stands),
                 (0,) * len(battle.defender.stands),  # NQM-23: one area
                 battle.attacker.morale, entry_morale_of_defender(battle),
                 battle.hours - 1, limit if limit > 0 else None)  # NQM-16


def entry_morale_of_defender(battle):
    """A defender already at or past his break point has passed."""
    untouched = (0,) * len(battle.defender.stands)
    if battle.defender.morale == "unset" and at_break_point(
            battle, battle.defender, untouched, defender_counts(battle)):
        return "passed"
    return battle.defender.morale


def step(battle, state):
    """What the rules say of a situation."""
    return PHASES[state.phase](battle, state)


def start(battle, state):
    """Overrun without dice, or the commitment."""
    if defender_beaten(battle, state):
        note("NQM-47", "NQM-48", "R-5")
        return End("overrun", 0, 0)  # NQM-47 NQM-48
    return commit(battle, state._replace(phase="commit"))


def end(state, ending):
    """An ending of an assault in which attacks were made or due."""
    note("NQM-24", "R-13")
    return End(ending, sum(state.a_taken), sum(state.d_taken))  # NQM-24 R-13


# Commitment, reserves.

def ask_stands(battle, state, hold_first):
    """The next question of a commitment, or the completed answers."""
    candidates = [i for i in eligible(battle, state.a_taken)
                  if not state.committed[i]]
    if hold_first and candidates:
        note("R-9", "NQM-20")
    legal = legal_commitments(battle, state.a_taken, committed_stands(state),
                              candidates)
    answers = state.answers
    while len(answers) < len(candidates):
        at = len(answers)
        possible = {one[at] for one in legal if one[:at] == answers}
        if len(possible) > 1:
            words = [("commit", True), ("hold", False)]
            options = [(text, state._replace(answers=answers + (yes,)))
                       for text, yes in words]
            return Choice("attacker", options[::-1] if hold_first else options)
        answers += (possible.pop(),)
    return [i for i, yes in zip(candidates, answers) if yes]


def with_committed(state, new, phase):
    """The situation after these stands have been committed."""
    return between_attacks(state, phase)._replace(committed=tuple(
        yes or i in new for i, yes in enumerate(state.committed)))


def commit(battle, state):
    """The attacker's first commitment."""
    note("R-2", "R-12")
    asked = ask_stands(battle, state, hold_first=False)
    if isinstance(asked, Choice):
        return asked
    return enter(battle, with_committed(state, asked, "attack"))


def enter(battle, state):
    """An attacker already at or past his break point has passed."""
    if state.a_morale == "unset" and at_break_point(
            battle, battle.attacker, state.a_taken,
            attacker_counts(state.committed)):
        state = state._replace(a_morale="passed")
    return Next(state)


def join(battle, state):
    """Stands held back may join a running assault."""
    asked = ask_stands(battle, state, hold_first=True)  # NQM-20
    if isinstance(asked, Choice):
        return asked
    return stay(battle, with_committed(state, asked, "stay"))


def rescue(battle, state):
    """A beaten attacker may commit stands held back instead of ending."""
    asked = ask_stands(battle, state, hold_first=True)  # NQM-20
    if isinstance(asked, Choice):
        return asked
    state = with_committed(state, asked, "stay")
    if not asked or defender_beaten(battle, state):
        return beaten_ending(battle, state)
    return stay(battle, state)


# One attack.

def attack(battle, state):
    """Who attacks; the situation every loop comes back to."""
    note("R-6")
    able = committed_clean(battle, state)
    met = command_met(battle, state.a_taken, committed_stands(state))
    if len(able) > 1 and not met:
        reading = note_reading(battle, "A-15")
        if reading == "stops":
            return end(state, "called-off")
        if reading == "recheck":
            return one_stand(battle, state, able)  # NQM-02
    return attack_dice(battle, with_fighting(battle, state, able))


def with_fighting(battle, state, stands):
    """Fix the stands of this attack and the command figure with them."""
    figure = -1
    if len(stands) > 1 and not battle.attacker.block:
        free = free_command(battle, state.a_taken)
        if free and not committed_command(battle, state.a_taken,
                                          committed_stands(state)):
            figure = free[0]  # the figure that NQM-02 requires
    return state._replace(phase="attack-dice", fighting=tuple(stands),
                          figure=figure)


def one_stand(battle, state, able):
    """The attacker picks the one stand that attacks."""
    def points(i):
        return clean_of(battle.attacker, state.a_taken, [i])
    standing = max(able, key=lambda i: (points(i), -i))
    order, seen = [], set()
    for i in [standing] + [i for i in able if i != standing]:
        key = alike_key(battle.attacker.stands[i], state.a_taken[i])
        if key not in seen:
            order.append(i)
        seen.add(key)
    options = [(battle.attacker.stands[i].name,
                with_fighting(battle, state, [i])) for i in order]
    if len(options) == 1:
        return attack_dice(battle, options[0][1])
    return Choice("attacker", options)


def attack_dice(battle, state):
    """The attacker's dice."""
    note("NQM-04", "NQM-07", "NQM-08", "R-7")
    cap = battle.attacker.quality.attack_dice
    points = clean_of(battle.attacker, state.a_taken, state.fighting)  # NQM-07
    most = min(cap, points)  # NQM-04 NQM-08
    if points > cap:
        note("NQM-27")  # NQM-27: the rest only soaks up casualties
    counts = [most]
    if note_reading(battle, "A-11") == "fewer":
        counts = list(range(most, 0, -1))
    options = [("%d dice" % n, state._replace(phase="defence-dice", a_dice=n))
               for n in counts]
    if len(options) == 1:
        return defence_dice(battle, options[0][1])
    return Choice("attacker", options)


def defence_counts(battle, state):
    """The numbers of dice the defender may name, the most first."""
    note("NQM-03", "NQM-05", "NQM-08", "NQM-09", "R-7")
    cap = battle.defender.quality.defence_dice
    points = defender_clean(battle, state)  # NQM-03
    most = min(cap, points)  # NQM-05 NQM-08
    if points > cap:
        note("NQM-27")  # NQM-27: the rest stops the position being overrun
    reading = note_reading(battle, "A-12")
    if reading == "once" and state.once:
        return [min(state.once, most)]
    counts = list(range(most, 0, -1))  # NQM-09
    if note_reading(battle, "A-13") == "gives-way":
        counts.append(0)
    return counts


def defence_dice(battle, state):
    """The defender chooses his dice."""
    options = []
    for n in defence_counts(battle, state):
        after = state._replace(phase="throw", d_dice=n)
        if battle.readings["A-12"] == "once" and not state.once:
            after = after._replace(once=n)
        options.append(("%d dice" % n, after))
    if len(options) == 1:
        return throw(battle, options[0][1])
    return Choice("defender", options)


def throw(battle, state):
    """Both sides roll; a defender who rolls nothing has given way."""
    if state.d_dice == 0:
        return end(state, "position-yielded")
    note("NQM-16", "R-5", "R-11")
    if state.attacks_left is not None:
        state = state._replace(attacks_left=state.attacks_left - 1)  # NQM-16
    branches = []
    for p, wins, losses in attack_odds(state.a_dice, state.d_dice):
        after = state._replace(phase="casualties", a_due=losses, d_due=wins,
                               inside=bases_inside(battle, state, wins, losses))
        branches.append((p, after))
    return Chance(branches)


def bases_inside(battle, state, wins, losses):
    """Bases inside after an attack; nothing where they decide nothing."""
    if note_reading(battle, "win") == "no-clean":
        return 0
    note(*["NQM-21"] * wins, *["NQM-22"] * losses, "R-4")
    most = bases(battle, battle.attacker, state.a_taken,
                 committed_stands(state), only_clean=False)
    if note_reading(battle, "A-9") == "gross":
        entered = min(most, state.inside + wins)  # NQM-21
        return max(0, entered - losses)  # NQM-22
    return min(most, max(0, state.inside + wins - losses))  # NQM-21 NQM-22


def casualties(battle, state):
    """Place the casualties, then test."""
    asked = place(battle, state)
    if isinstance(asked, Choice):
        return asked
    return test(battle, asked)


def test(battle, state):
    """Break tests of both sides, thrown together."""
    testing = []
    if state.a_morale == "unset" and committed_clean(battle, state) \
            and at_break_point(battle, battle.attacker, state.a_taken,
                               attacker_counts(state.committed)):  # NQM-25
        testing.append(("a_morale", battle.attacker.quality.hold_from))
    if state.d_morale == "unset" and defender_clean(battle, state) \
            and at_break_point(battle, battle.defender, state.d_taken,
                               defender_counts(battle)):  # NQM-25
        testing.append(("d_morale", battle.defender.quality.hold_from))
    if not testing:
        return judge(battle, state)
    branches = []
    for p, holds in test_odds(tuple(lowest for _, lowest in testing)):
        result = {side: "passed" if held else "failed"  # NQM-26
                  for (side, _), held in zip(testing, holds)}
        branches.append((p, between_attacks(state, "judge")._replace(**result)))
    return Chance(branches)


# After the attack.

def judge(battle, state):
    """Who is beaten; a beaten attacker's reserves; bases inside."""
    note("NQM-17", "R-5")
    state = between_attacks(state, "judge")
    a_beaten = attacker_beaten(battle, state)
    d_beaten = defender_beaten(battle, state)
    if a_beaten and state.a_morale != "failed" and (
            d_beaten or attack_can_follow(battle, state)):
        return rescue(battle, state._replace(phase="rescue"))
    if a_beaten or d_beaten:
        return beaten_ending(battle, state)
    if battle.readings["win"] == "bases-inside":
        counts = defender_counts(battle)
        if state.inside >= bases(battle, battle.defender, state.d_taken,
                                 counts, only_clean=True):
            return end(state, "position-taken")
    if not attack_can_follow(battle, state):
        return end(state, "unresolved")
    return Choice("attacker", [("go-on", state._replace(phase="join")),
                               ("stop", state._replace(phase="stop"))])


def beaten_ending(battle, state):
    """The ending when at least one side is beaten."""
    a_beaten = attacker_beaten(battle, state)
    if a_beaten and defender_beaten(battle, state):
        return end(state, "both-broken")  # NQM-17
    return end(state, "attack-broken" if a_beaten else "position-taken")  # NQM-17


def stop(_battle, state):
    """The attacker gives up."""
    return end(state, "called-off")  # NQM-17


def stay(battle, state):
    """The defender may withdraw."""
    note("R-8")
    either = note_reading(battle, "A-19") == "either"
    if not (either and battle.defender.retreat_open):
        return next_attack(battle, state)
    return Choice("defender",
                  [("stay", state._replace(phase="next-attack")),
                   ("withdraw", state._replace(phase="withdraw"))])


def withdraw(_battle, state):
    """The defender leaves the position."""
    return end(state, "position-yielded")  # NQM-24


def next_attack(battle, state):
    """The next attack, in the next hour if this hour's are used up."""
    if state.attacks_left == 0:
        note("NQM-18", "NQM-19", "NQM-20", "R-11")
        state = state._replace(
            hours_left=state.hours_left - 1,  # NQM-18
            attacks_left=battle.attacker.quality.attacks)  # NQM-19
    return Next(between_attacks(state, "attack"))


PHASES = {
    "start": start, "commit": commit, "attack": attack,
    "attack-dice": attack_dice, "defence-dice": defence_dice, "throw": throw,
    "casualties": casualties, "judge": judge, "rescue": rescue, "stop": stop,
    "join": join, "stay": stay, "withdraw": withdraw,
    "next-attack": next_attack,
}
