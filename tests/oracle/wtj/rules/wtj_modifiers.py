"""The modifiers of each side's die in an assault.

Source: WTJ-38 to WTJ-51, WTJ-24, W-T1, W-T5; AMB-W11 to W14, W18, W19, W23,
W27, W32, W33. Unit: pips of one die; bases of the units behind it.
"""

from wtj_numbers import note, number, reading
from wtj_state import ATTACKER, alive, kind, touching


def bases(state, units):
    """Bases of units."""
    return sum(alive(state, n) for n in units)


def marked(battle, state, units, test):
    """Bases of units whose own marks pass a test."""
    return sum(count for n in units for stack, count in
               zip(battle.units[n].stacks, state.units[n].counts)
               if test(stack))


def half(part, whole):
    """Half or more, of something."""
    return whole > 0 and 2 * part >= whole


def covered(stack):
    """Solid cover or better (WTJ-46)."""
    return stack.cover in ("solid", "hard", "enclosed")


def mounted(battle, state, units):
    """Units that are mounted cavalry."""
    return [n for n in units if kind(battle, state, n) == "cavalry"]


def edges_hit(battle, state, n):
    """The edges of a unit that enemies touch."""
    side = battle.units[n].side
    return {c[2 + side] for c in touching(battle, state, n)}


def rear_hit(battle, state, n):
    """Whether enemy front edges touch its rear (WTJ-40, 41)."""
    if battle.units[n].type == "limbered":
        note("WTJ-41")
        return True
    side = battle.units[n].side
    return any(c[2 + side] == "rear" and c[3 - side] == "front"
               for c in touching(battle, state, n))


def pinned_or_worse(battle, state, n):
    """Whether a unit suffers from a bad morale result (WTJ-39)."""
    now = state.units[n]
    if now.pin or now.mark:
        return True
    return bool(now.shaken)     # AMB-W32; 0 unless read so


def grade_of_side(battle, state, units):
    """Training modifiers that apply (WTJ-47, 48, AMB-W14)."""
    whole = bases(state, units)
    share = {grade: bases(state, [n for n in units
                                  if battle.units[n].training == grade])
             for grade in ("outstanding", "great")}
    found = [grade for grade in share if half(share[grade], whole)]
    if len(found) == 2 and reading(battle, "W14") != "both":
        return found[:1]
    if not found and all(share.values()) and half(sum(share.values()), whole):
        if reading(battle, "W14") == "joined":
            return ["great"]
    return found


def rounds(battle, state, lines):
    """How many rounds of dice (W-T5, WTJ-14, 19, 23, 26, AMB-W18)."""
    horse = [mounted(battle, state, line) for line in lines]
    if not any(horse):
        note("WTJ-14")
        return number(battle, "rounds_foot")
    if all(len(h) == len(line) for h, line in zip(horse, lines)):
        note("WTJ-26")
        return number(battle, "rounds_mounted")
    if reading(battle, "W18") == "half" and not any(
            half(bases(state, h), bases(state, line))
            for h, line in zip(horse, lines)):
        return number(battle, "rounds_foot")
    note("WTJ-19", "WTJ-23")
    for one in (0, 1):
        if horse[one] and len(horse[1 - one]) < len(lines[1 - one]):
            return number(battle, "rounds_charge")
    return number(battle, "rounds_foot")


def void(battle, state, line):
    """Whether the targets void the cavalry modifier (WTJ-50, AMB-W33)."""
    whole = bases(state, line)
    flames = marked(battle, state, line, lambda stack: stack.flames)
    full = marked(battle, state, line,
                  lambda stack: stack.cover == "enclosed")
    if half(full, whole):
        return True
    if flames and reading(battle, "W33") == "any":
        return True
    return half(flames, whole)


def charges(battle, state, lines, side):
    """Whether a side has the cavalry modifier (WTJ-24, 49, 50)."""
    own, other = ([n for n in line if alive(state, n)]
                  for line in (lines[side], lines[1 - side]))
    horse = mounted(battle, state, own)
    if not horse:
        return False
    if len(mounted(battle, state, other)) == len(other):
        if reading(battle, "cav_v_cav") == "none":      # AMB-W19
            return False
    if not half(bases(state, horse), bases(state, own)):
        if reading(battle, "W23") == "none":
            return False
    fresh = [n for n in horse if not state.units[n].charged]
    if fresh != horse and reading(battle, "cav_repeat") == "no":
        if not half(bases(state, fresh), bases(state, own)):    # AMB-W13
            return False
    if void(battle, state, other):
        note("WTJ-50")
        return False
    return True


def fixed(battle, state, lines, side):
    """[(clause, pips)] of a side in every round but for cavalry."""
    line, rows = lines[side], []
    if not line:
        return rows
    whole = bases(state, line)

    def add(clause, name):
        note(clause)
        rows.append((clause, number(battle, name)))

    def share(test):
        return bases(state, [n for n in line if test(battle, state, n)])

    if half(share(pinned_or_worse), whole):
        add("WTJ-39", "pinned")
    struck = share(rear_hit)
    if side == ATTACKER and struck:
        if reading(battle, "rear_whom") == "defender":
            struck = 0
    if (2 * struck > whole or 2 * struck == whole > 0
            and reading(battle, "W12") == "half"):
        add("WTJ-40", "rear")
    if half(share(lambda *who: len(edges_hit(*who)) >= 2), whole):
        add("WTJ-42", "two_sides")
    if half(marked(battle, state, line, lambda s: s.prone), whole):
        add("WTJ-45", "prone")
    if half(marked(battle, state, line, covered), whole):
        add("WTJ-46", "solid_cover")
    for grade in grade_of_side(battle, state, line):
        add("WTJ-47" if grade == "outstanding" else "WTJ-48", grade)
    return rows


def modifiers(battle, state, lines, side, round_):
    """[(clause, pips)] of a side in a round, from 1 (WTJ-38, 51)."""
    rows = fixed(battle, state, lines, side)
    if round_ <= 2 and charges(battle, state, lines, side):
        note("WTJ-24", "WTJ-49", "WTJ-51")
        rows.append(("WTJ-49", number(battle, (
            "cavalry_first", "cavalry_second")[round_ - 1])))
    return rows


def sums(battle, state, lines, round_):
    """(A, D) pips in a round."""
    return tuple(sum(pips for _, pips in
                     modifiers(battle, state, lines, side, round_))
                 for side in (ATTACKER, 1))
