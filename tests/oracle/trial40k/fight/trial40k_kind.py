"""A kind of model: profile and weapons, and what its attacks are.

Source: TAR-040, 042, 043, 058 to 061, 082 to 096, 099, 109; A-19, A-24,
A-25, A-30. Unit: attacks, points of a profile, steps of Initiative.
"""

from typing import NamedTuple, Optional

from trial40k_charts import easier, hit_score, wound_score
from trial40k_majority import OWN
from trial40k_numbers import note, reading
from trial40k_blow import Needs

SPECIAL = ("fist", "claw", "power", "poison", "lethal-poison", "heavy",
           "rending", "force")
WEAPONS = ("ccw", "pistol") + SPECIAL
PLAIN = "plain"
COVER_STEP = 11


class Kind(NamedTuple):
    """Models that are alike."""
    ws: int
    s: int
    t: int
    w: int
    i: int
    a: int
    ld: Optional[int]
    sv: Optional[int]
    inv: Optional[int]
    weapons: tuple
    bonus: int          # Strength of its power weapon (TAR-091)
    frag: bool
    plasma: bool
    monstrous: bool
    psyker: bool
    group: int = 0      # of the file, where a group answers as one


def modes(battle, kind):
    """The ways to fight of a model in contact (TAR-040, 082, 083; A-30).

    The first is the standing order: the first special weapon it carries. A
    force weapon is one in a psyker's hands alone (TAR-099).
    """
    row = [weapon for weapon in dict.fromkeys(kind.weapons)
           if weapon in SPECIAL and (weapon != "force" or kind.psyker)]
    poison = "poison" in row or "lethal-poison" in row
    if poison and reading(battle, "poison_opt") == "must":
        return row
    return row + [PLAIN]


def second_weapon(battle, kind, mode):
    """+1 of two weapons, or 0 (TAR-059, 083, 089; A-24, A-25)."""
    if len(kind.weapons) < 2:
        return 0
    claws = kind.weapons.count("claw")
    if claws == 1:
        note(89)
        barred = reading(battle, "lc_partner") == "never"
        if barred or mode == "claw":
            return 0
    if mode == "fist" and kind.weapons.count("fist") < 2:
        if reading(battle, "two_weapons") == "not-fist":
            return 0
    note(59)
    if len([weapon for weapon in kind.weapons if weapon in SPECIAL]) > 1:
        note(83)
    return 1


def attacks(battle, kind, mode, role, charged):
    """Attacks of a model in the fight (TAR-042, 058 to 061)."""
    if role == "support":
        note(42, 61)
        return 1
    note(58)
    if charged:
        note(60)
    return kind.a + second_weapon(battle, kind, mode) + charged


def sweep_attacks(battle, kind, mode, role):
    """Attacks of a model in a sweep (TAR-141; A-46)."""
    note(141)
    whom = reading(battle, "sweep_second")
    if whom == "none" or whom == "contact" and role != "contact":
        return kind.a
    return kind.a + second_weapon(battle, kind, mode)


def initiative(battle, kind, mode):
    """The step of a model that nothing else moves (TAR-047, 085; A-19)."""
    if mode == "fist":
        note(85)
        return 1 if reading(battle, "fist_init") == "one" else 0
    return kind.i


def strength(kind, mode):
    """Strength of an attack (TAR-070, 084, 091)."""
    if mode == "fist":
        note(84)
        return min(10, 2 * kind.s)
    if mode in ("power", "force"):
        if kind.bonus:
            note(91)
        return kind.s + kind.bonus
    return kind.s


def to_wound(battle, kind, mode, toughness):
    """What wounds (TAR-069, 073, 092, 093; A-30)."""
    chart = wound_score(strength(kind, mode), toughness)
    if mode not in ("poison", "lethal-poison"):
        note(73 if chart is None else 69)
        return chart
    note(92 if mode == "poison" else 93)
    flat = 4 if mode == "poison" else 2
    if reading(battle, "poison_opt") == "better":
        return easier(flat, chart)
    return flat


def no_armour(kind, mode, special):
    """Whether armour saves are denied (TAR-076, 084 to 088, 099, 109)."""
    for clause, denied in ((84, mode == "fist"), (86, mode == "claw"),
                           (88, mode == "power"), (99, mode == "force"),
                           (109, kind.monstrous and special)):
        if denied:
            note(76, clause)
            return True
    return False


def least_inv(battle, mode, special):
    """The lowest face that an invulnerable save may stand on: 1 is any
    (A-29)."""
    capped = reading(battle, "hccw_inv") == "capped"
    return 4 if mode == "heavy" and special and capped else 1


def save_score(battle, kind, mode, special, armour):
    """The save that a wound leaves (TAR-075, 078, 079, 095, 112; A-29)."""
    sv, inv = armour
    if inv is not None:
        inv = max(inv, least_inv(battle, mode, special))
    if no_armour(kind, mode, special):
        if inv is not None:
            note(78, 112)
        return inv
    if mode == "heavy" and special:
        note(95)
        sv = max(sv, 4) if sv is not None else None
    if mode in ("poison", "lethal-poison"):
        note(94)
    return easier(sv, inv)


def needs(battle, kind, mode, special, target, sweep=False):
    """Needs of an attack against (ws, t, (sv, inv or OWN)).

    special: whether its attack forms count; in support they do not, then the
    mode is plain and armour saves are allowed even to a monster's victims
    (TAR-043).
    """
    ws, toughness, armour = target
    note(62, 66)
    if mode == "claw":
        note(87)
    if mode == "rending":
        note(96, 97)
    if sweep:
        note(142, 144)
        if mode == "rending":
            note(143)
    if armour[1] == OWN:
        armour = (armour[0], None)
    return Needs(0 if sweep else hit_score(kind.ws, ws),
                 to_wound(battle, kind, mode, toughness),
                 mode == "claw", mode == "rending",
                 save_score(battle, kind, mode, special, armour),
                 armour[1])
