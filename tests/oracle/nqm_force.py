"""Who may fight: clean points, eligibility, command, commitment, break point.

Source: catalogue NQM-01 to NQM-08, NQM-25, A-16, A-26; rulings R-1, R-2,
R-6, R-9, R-10. Units: strength points and pins. `taken` is always the tuple
of pins each stand of a side has taken in this assault.
"""

from itertools import product

from nqm_applied import note, note_reading


def pins_on(stand, taken):
    """All pins of both colours now on a stand."""
    return stand.red + stand.black + taken


def clean(stand, taken):
    """Strength points with neither a red nor a black pin."""
    note("NQM-06")
    if stand.overloaded:
        return 0  # NQM-S05
    return max(0, stand.strength - pins_on(stand, taken))  # NQM-06


def clean_of(side, taken, indices):
    """Clean points of several stands of one side together."""
    return sum(clean(side.stands[i], taken[i]) for i in indices)


def can_assault(battle, stand):
    """Whether the class of an attacker's stand may be committed."""
    note("NQM-S01", "R-1")
    if stand.kind == "command":
        value = note_reading(battle, "A-16")
        return stand.grouped and value == "grouped"  # NQM-S01
    return stand.kind in ("fighting", "recce", "engineer", "block")  # NQM-S01


def eligible(battle, taken):
    """Indices of the attacker's stands that may be committed."""
    note("NQM-01")
    return [i for i, stand in enumerate(battle.attacker.stands)
            if can_assault(battle, stand) and clean(stand, taken[i]) > 0]  # NQM-01


def unwounded(stand, taken):
    """A command stand without any pin."""
    return stand.kind == "command" and pins_on(stand, taken) == 0


def free_command(battle, taken):
    """Unwounded command figures that are not themselves committed stands."""
    return [i for i, stand in enumerate(battle.attacker.stands)
            if unwounded(stand, taken[i]) and not can_assault(battle, stand)]


def committed_command(battle, taken, committed):
    """Unwounded command stands among the committed ones."""
    return [i for i in committed
            if unwounded(battle.attacker.stands[i], taken[i])]


def command_met(battle, taken, committed):
    """Whether two or more of these stands may assault together."""
    note("NQM-02")
    if battle.attacker.block:
        return True  # a block has its command figure present
    if free_command(battle, taken):
        return True  # NQM-02
    return bool(committed_command(battle, taken, committed))  # NQM-02


def alike_key(stand, taken):
    """Stands with equal keys are alike now."""
    return (stand.kind, stand.strength, stand.red + taken, stand.black,
            stand.grouped)


def in_alike_order(battle, taken, candidates, answers):
    """Whether answers among alike stands never go from hold to commit."""
    held = set()
    for i, committed in zip(candidates, answers):
        key = alike_key(battle.attacker.stands[i], taken[i])
        if committed and key in held:
            return False
        if not committed:
            held.add(key)
    return True


def legal_commitments(battle, taken, already, candidates):
    """All legal tuples of answers (True: commit) for the candidates.

    already: indices of stands committed before; with none of them at least
    one stand has to be committed, otherwise all may be held back.
    """
    legal = []
    for answers in product((True, False), repeat=len(candidates)):
        new = [i for i, yes in zip(candidates, answers) if yes]
        whole = list(already) + new
        able = [i for i in whole
                if clean(battle.attacker.stands[i], taken[i]) > 0]
        if not new and not already:
            continue
        if new and len(able) > 1 and not command_met(battle, taken, whole):
            continue  # NQM-02
        if in_alike_order(battle, taken, candidates, answers):
            legal.append(answers)
    return legal


def attacker_counts(committed):
    """Indices of the attacker's stands that count for his break point."""
    return [i for i, yes in enumerate(committed) if yes]


def defender_counts(battle):
    """Indices of the defender's stands: all on the position, any class."""
    note("NQM-03")
    return list(range(len(battle.defender.stands)))  # NQM-03


def casualties(side, taken, indices):
    """Casualties and full strength of the stands that count."""
    lost = total = 0
    for i in indices:
        stand = side.stands[i]
        total += stand.strength
        if stand.overloaded:
            lost += stand.strength  # NQM-S05
        else:
            lost += pins_on(stand, taken[i])
    return lost, total


def at_break_point(battle, side, taken, indices):
    """Whether a side's casualties have reached its break fraction."""
    if side.quality.break_at == 0:
        return False  # NQM-25: never tests
    note("R-10")
    if past_break_point(battle, side, taken, indices):  # NQM-25
        note("NQM-25")
        return True
    return False


def past_break_point(battle, side, taken, indices):
    """The comparison itself, by the readings A-2 and A-7."""
    break_at = side.quality.break_at
    lost, total = casualties(side, taken, indices)
    exceeded = note_reading(battle, "A-7") == "exceeded"
    if note_reading(battle, "A-2") == "remaining":
        left, point = total - lost, total * break_at
        return left < point if exceeded else left <= point
    return lost > total * break_at if exceeded else lost >= total * break_at


def bases(battle, side, taken, indices, only_clean):
    """Number of bases: stands, or parts of a block."""
    note("R-4")
    if side.block:
        return -(-side.stands[0].strength // battle.base_strength)
    return sum(1 for i in indices
               if not only_clean or clean(side.stands[i], taken[i]) > 0)
