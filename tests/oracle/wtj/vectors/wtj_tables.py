"""The exact tables that section W.5 and W.6 of the catalogue print.

Source: W.5 ("Exact probabilities", "Unlimited bases", the P table, "Exact
spot values"), W.6 (1). Unit: probabilities. Each check gives (name, printed,
what came out).
"""

from fractions import Fraction

from wtj import ends_of
from wtj_brute import cases, tally
from wtj_end import MEASURES

TABLES = (      # case, side's net, A, D, type, printed
    ("6 v 6, net 0", 0, 6, 6, "infantry",
     (3955, 2940, 14267, 0, 4332, 14267, 2940, 3955)),
    ("6 v 2, D +1", -1, 6, 2, "infantry",
     (9216, 3766, 300, 4458, 2841, 11433, 3539, 11103)),
    ("cavalry 6 v cavalry 6", 0, 6, 6, "cavalry",
     (0, 0, 15, 0, 6, 15, 0, 0)),
)
COLUMNS = ("A elim bt", "A elim", "A win", "A heroic", "tie", "D win",
           "D elim", "D elim bt")
UNLIMITED = (   # net, loses less, tie, loses more
    (0, "3527/7776", "361/3888", "3527/7776"),
    (1, "11207/15552", "3431/46656", "2401/11664"),
    (2, "42155/46656", "833/23328", "35/576"),
    (3, "847/864", "19/1944", "77/7776"),
    (-1, "2401/11664", "3431/46656", "11207/15552"),
)
P_TABLE = (     # net, N, P at M = 1, 2, 3, 4, 6, 9
    (-1, 3, ".4406 .2937 .2135 .1239 .0312 .0018"),
    (-1, 9, ".6185 .4603 .3117 .1821 .0403 .0018"),
    (0, 6, ".7836 .6640 .5287 .3887 .1478 .0242"),
    (0, 9, ".8045 .6779 .5371 .3928 .1542 .0242"),
    (2, 9, ".9799 .9541 .9046 .8286 .6253 .3090"),
)
SPOTS = (       # N, M, net, printed
    (6, 2, -1, "5039/11664"), (9, 2, -1, "10739/23328"),
    (6, 2, 0, "7745/11664"), (9, 3, 0, "8353/15552"), (9, 9, 0, "47/1944"),
    (4, 1, -1, "2555/5184"), (5, 1, -1, "25105/46656"),
)
LIMITS = (      # M, net, printed with four places
    (2, -1, ".4648"), (1, -1, ".6260"), (5, 1, ".4995"),
)


def scenario(attackers, defenders, net, way="literal", sort="infantry"):
    """One unit against one; the net stands in the row of two sides."""
    parameters = {"tie_when_eliminated": way}
    contacts = ["a front on d front"]
    if net:
        parameters["two_sides"] = -net
        contacts.append("a front on d left")
    return {"rules": "wtj", "until": "assault-over",
            "preset": "certain", "parameters": parameters,
            "attacker": {"units": [{"name": "A", "bases": attackers,
                                    "type": sort}]},
            "defender": {"units": [{"name": "D", "bases": defenders,
                                    "type": sort}]},
            "contacts": contacts}


def case_of(end):
    """Which case of the table an end is."""
    of = dict(zip(MEASURES, end.counts))
    for side, other, letter in (("attacker", "defender", "A"),
                                ("defender", "attacker", "D")):
        if of[side + "_heroic"]:
            return letter + " heroic"
        if of[other + "_beaten"]:
            return letter + " win"
        if not of[other + "_left"] and of[side + "_left"] and (
                of[side + "_lost"] < of[other + "_lost"]):
            return letter + (" elim bt" if of[side + "_breakthrough"]
                             else " elim")
    return "tie"


def by_case(document):
    """{case: probability} of a scenario."""
    found = {}
    for end, p in ends_of(document).items():
        case = case_of(end)
        found[case] = found.get(case, 0) + p
    return found


def taken(attackers, defenders, net, way="literal"):
    """P(defender gone and attacker not)."""
    left = [MEASURES.index(side + "_left") for side in ("attacker",
                                                         "defender")]
    return sum(p for end, p in ends_of(scenario(
        attackers, defenders, net, way)).items()
        if end.counts[left[0]] and not end.counts[left[1]])


def four(p):
    """A probability with four places, halves to even, as printed."""
    return "%.4f" % (round(p * 10000) / 10000)


def gone_before_tie():
    """6 v 2, D +1: strings in which D is gone before the tie (AMB-W5)."""
    lost = [MEASURES.index(side + "_lost") for side in ("attacker",
                                                         "defender")]
    return 46656 * sum(
        p for end, p in ends_of(scenario(6, 2, -1)).items()
        if case_of(end) == "tie"
        and tuple(end.counts[k] for k in lost) == (3, 2))


def checks():
    """Every printed figure."""
    for name, net, a, d, sort, printed in TABLES:
        found = by_case(scenario(a, d, net, sort=sort))
        whole = 36 if sort == "cavalry" else 46656
        brute = cases(tally(a, d, (net,) * (1 if whole == 36 else 3)))
        for column, want in zip(COLUMNS, printed):
            yield ("%s, %s" % (name, column), want,
                   found.get(column, 0) * whole)
            yield ("%s, %s, by strings" % (name, column), want,
                   brute[column])
    yield "6 v 2, D +1, D gone before the tie", 1996, gone_before_tie()
    for net, *printed in UNLIMITED:
        found = by_case(scenario(60, 60, net))
        for column, want in zip(("A win", "tie", "D win"), printed):
            yield ("unlimited, net %+d, %s" % (net, column),
                   Fraction(want), found[column])
    for net, attackers, row in P_TABLE:
        for defenders, want in zip((1, 2, 3, 4, 6, 9), row.split()):
            yield ("P, net %+d, %d v %d" % (net, attackers, defenders),
                   "0" + want, four(taken(attackers, defenders, net)))
    changed = [(net, attackers, defenders, four(taken(
        attackers, defenders, net, "pinned")))
        for net, attackers, row in P_TABLE
        for defenders, was in zip((1, 2, 3, 4, 6, 9), row.split())
        if four(taken(attackers, defenders, net, "pinned")) != "0" + was]
    yield ("P, cells that AMB-W5 (b) changes", [(-1, 3, 2, "0.3365")],
           changed)
    for attackers, defenders, net, want in SPOTS:
        yield ("spot (%d, %d, %+d)" % (attackers, defenders, net),
               Fraction(want), taken(attackers, defenders, net))
    for defenders, net, want in LIMITS:
        yield ("limit, M = %d, net %+d" % (defenders, net), "0" + want,
               four(taken(60, defenders, net)))
