"""Every exact value that section 6 of the catalogue prints.

Source: sections 2 and 6. Unit: probabilities. Each check gives (name, what,
expected, what came out).
"""

from fractions import Fraction
from math import comb

from trial40k import solve
from trial40k_blow import added, once
from trial40k_charts import hit_score, sums, wound_score
from trial40k_kind import PLAIN, needs
from trial40k_men import force, men, scenario
from trial40k_play import Play
from trial40k_scenario import kind_of
from trial40k_vectors import SETTLED, profile

# 2.1 and 2.2, row by row.
TO_HIT = ("4455555555", "3444555555", "3344445555", "3334444455",
          "3333444444", "3333344444", "3333334444", "3333333444",
          "3333333344", "3333333334")
TO_WOUND = ("4566NNNNNN", "34566NNNNN", "234566NNNN", "2234566NNN",
            "22234566NN", "222234566N", "2222234566", "2222223456",
            "2222222345", "2222222234")

# 6.1: case, model, mode, its changes, target, in a sweep, p.
ATTACKS = (
    ("WS4 v WS4, S4 v T3, 5+", "marine", PLAIN, {},
     men("guard", ws=4), False, "2/9"),
    ("SM on Guardsman", "marine", PLAIN, {}, men("guard"), False, "8/27"),
    ("Guardsman on SM", "guard", PLAIN, {}, men("marine"), False, "1/18"),
    ("SM on SM", "marine", PLAIN, {}, men("marine"), False, "1/12"),
    ("SM on Ork", "marine", PLAIN, {}, men("ork"), False, "5/24"),
    ("fist on SM", "marine", "fist", {}, men("marine"), False, "5/12"),
    ("power weapon on SM", "marine", "power", {}, men("marine"), False,
     "1/4"),
    ("lightning claw on SM", "marine", "claw", {}, men("marine"), False,
     "3/8"),
    ("Genestealer on SM", "stealer", "rending", {}, men("marine"), False,
     "1/4"),
    ("Genestealer on Terminator", "stealer", "rending", {},
     men("terminator"), False, "11/72"),
    ("rending in a sweep on SM", "stealer", "rending", {}, men("marine"),
     True, "11/36"),
    ("S3 on T6 3+", "marine", PLAIN, {"s": 3}, men("marine", t=6), False,
     "1/36"),
    ("poison 4+ on T6 3+", "marine", "poison", {}, men("marine", t=6),
     False, "1/12"),
    ("poison 2+ on T6 3+", "marine", "lethal-poison", {},
     men("marine", t=6), False, "5/36"),
    ("choppa S3 on T4 3+", "ork", "heavy", {}, men("marine"), False,
     "1/12"),
    ("plain S3 on T4 3+", "ork", PLAIN, {}, men("marine"), False, "1/18"),
    ("choppa S3 on T4 2+", "ork", "heavy", {}, men("marine", sv=2), False,
     "1/12"),
    ("power weapon on Terminator", "marine", "power", {},
     men("terminator"), False, "1/6"),
    ("plain S4 on Terminator", "marine", PLAIN, {}, men("terminator"),
     False, "1/24"),
    ("Librarian on Carnifex", "librarian", "force", {}, men("carnifex"),
     False, "1/9"),
    ("SM sweep on Guardsman", "marine", PLAIN, {}, men("guard"), True,
     "4/9"),
    ("S3 on T7", "marine", PLAIN, {"s": 3}, men("marine", t=7), False, "0"),
)

# 6.2: name, attacks, p, some of its rows.
BATCHES = (
    ("E01", 10, "2/9", {0: "282475249/3486784401",
                        3: "263533760/1162261467",
                        7: "1756160/1162261467", 10: "1024/3486784401"}),
    ("E02", 10, "5/24", {0: "6131066257801/63403380965376",
                         4: "1029128646875/10567230160896",
                         10: "9765625/63403380965376"}),
    ("E03", 3, "5/12", {0: "343/1728", 1: "245/576", 2: "175/576",
                        3: "125/1728"}),
    ("E04", 3, "3/8", {0: "125/512", 1: "225/512", 2: "135/512",
                       3: "27/512"}),
    ("E05", 3, "1/4", {0: "27/64", 1: "27/64", 2: "9/64", 3: "1/64"}),
    ("E06, E07", 4, "1/12", {0: "14641/20736", 1: "1331/5184",
                             2: "121/3456", 3: "11/5184", 4: "1/20736"}),
    ("E20", 5, "4/9", {0: "3125/59049", 1: "12500/59049", 2: "20000/59049",
                       3: "16000/59049", 4: "6400/59049",
                       5: "1024/59049"}),
)

# E17: target, fist, axe, plain.
VETERAN = (
    ("guard", {}, "5/9", "4/9", "8/27"), ("ork", {}, "5/12", "1/4", "5/24"),
    ("marine", {}, "5/12", "1/4", "1/12"),
    ("terminator", {}, "5/18", "1/6", "1/24"),
    ("carnifex", {}, "5/12", "1/12", "1/36"),
    ("marine", {"t": 8}, "1/4", "0", "0"),
)


def one(kind, mode, target, sweep=False, **change):
    """(the needs of an attack, {unsaved wounds: p})."""
    what = needs(SETTLED, kind_of(men(kind, **change)), mode, True,
                 profile(target), sweep)
    found = {}
    for pair, weight in once(what, "attack").items():
        found[sum(pair)] = found.get(sum(pair), 0) + Fraction(weight, 6 ** 6)
    return what, found


def charts():
    """Tables 2.1 and 2.2."""
    for own in range(1, 11):
        yield ("2.1", own, TO_HIT[own - 1], "".join(
            str(hit_score(own, x)) for x in range(1, 11)))
        yield ("2.2", own, TO_WOUND[own - 1], "".join(
            str(wound_score(own, x) or "N") for x in range(1, 11)))


def attacks():
    """6.1, E17."""
    for name, kind, mode, change, target, sweep, want in ATTACKS:
        _, found = one(kind, mode, target, sweep, **change)
        yield "6.1", name, Fraction(want), found.get(1, 0)
    for kind, change, *row in VETERAN:
        found = [one("sergeant", mode, men(kind, **change))[1].get(1, 0)
                 for mode in ("fist", "power", PLAIN)]
        yield "E17", kind, [Fraction(p) for p in row], found


def batches():
    """6.2: distributions of a batch."""
    of = {want: (kind, mode, change, target, sweep) for _, kind, mode,
          change, target, sweep, want in ATTACKS}
    for name, many, p, rows in BATCHES:
        kind, mode, change, target, sweep = of[p]
        what, _ = one(kind, mode, target, sweep, **change)
        ways = added(once(what, "attack"), many, many)
        for k in range(many + 1):
            found = Fraction(sum(weight for pair, weight in ways.items()
                                 if sum(pair) == k), 6 ** (6 * many))
            chance = Fraction(p)
            yield (name, k, comb(many, k) * chance ** k
                   * (1 - chance) ** (many - k), found)
            if k in rows:
                yield name, "%d as printed" % k, Fraction(rows[k]), found


def zones():
    """E18, E19: by the whole fight, losers who always pass."""
    guards = force("D", men("guard", 3, ws=4, ld=12),
                   men("guard", 7, ws=4, ld=12, role="out"))
    found = solve(scenario(force("A", men("marine", 10, i=9, ld=12)),
                           guards))
    yield ("E18", "lost", [Fraction(p) for p in (
        "282475249/3486784401", "807072140/3486784401",
        "115296020/387420489", "151063648/387420489")],
        found["defender_lost"])
    found = solve(scenario(
        force("A", men("marine", 6, i=9, ld=12, weapons=["power"])),
        force("D", men("marine", 3, w=2, ld=12))))
    yield ("E19", "removed", [Fraction(p) for p in (
        "2187/4096", "1755/4096", "153/4096", "1/4096")],
        found["defender_lost"])


class Ways(Play):
    """What would be thrown."""

    def throw(self, ways):
        """The ways themselves."""
        return ways


def nodes():
    """6.3: small chance nodes."""
    play = Ways(())
    for name, won, fled, want in (
            ("2D6 > 2D6", 2, 2, "575/1296"), ("2D6 > 3D6", 2, 3, "197/1296"),
            ("3D6 > 2D6", 3, 2, "1009/1296")):
        pair = ((0,), (1,))
        ways = play.outpaced({("fled", (1,)): fled, ("won", (0,)): won},
                             [pair])
        yield "E10", name, Fraction(want), Fraction(
            ways[(pair,)], 6 ** (won + fled))
    for dice, want in ((2, "73/648"), (3, "5/72")):
        equal = sum(ways * sums(2).get(total, 0)
                    for total, ways in sums(dice).items())
        yield "E10", "equal %d" % dice, Fraction(want), Fraction(
            equal, 6 ** (2 + dice))
    for score, ways in zip(range(2, 13), (1, 3, 6, 10, 15, 21, 26, 30, 33,
                                          35, 36)):
        yield ("2.4, E09, E21", score, {True: ways, False: 36 - ways},
               play.test(score))
    for distance, want in zip(range(2, 13), (35, 33, 30, 26, 21, 15, 10, 6,
                                             3, 1, 0)):
        yield "6.3", "sweep at %d" % distance, want, sum(
            ways for total, ways in sums(2).items() if total > distance)


def phase(cover, **more):
    """5 SM charge 5 Guardsmen (6.4)."""
    return scenario(
        force("A", men("marine", 5, ld=12, **more), charged=True),
        force("D", men("guard", 5, ld=12), cover=["A"] if cover else []))


def mean(row):
    """What is lost on average."""
    return sum(k * p for k, p in enumerate(row))


def fights():
    """6.4 and E08: whole fights."""
    opened = ("3293991534592/22876792454961",
              "1078641172349046815/1350851717672992089",
              "18645170600112455897/389045294689821721632",
              "207415075433005495/21613627482767873424",
              "6131066257801/389045294689821721632",
              "430959323541805/3706040377703682",
              "598496336931440/205891132094649")
    covered = ("162978753616986112/1350851717672992089",
               "18913097328885526675/24315330918113857602",
               "29431340353901107097/389045294689821721632",
               "6904190768812135/266834907194665104", "1/1889568", "5/18",
               "33476939640405865400/12157665459056928801")
    for name, document, want in (
            ("E12 open", phase(False), opened),
            ("E12 plasma", phase(True, plasma=True), opened),
            ("E13 cover", phase(True), covered)):
        found = solve(document)
        words = found["results"]
        yield name, "results", [Fraction(p) for p in want[:5]], [
            words.get(word, 0) for word in ("destroyed", "won", "draw",
                                            "lost", "lost-all")]
        yield name, "both destroyed", 0, words.get("both-destroyed", 0)
        yield name, "lost", [Fraction(p) for p in want[5:]], [
            mean(found["attacker_lost"]), mean(found["defender_lost"])]
    for charged, want in ((False, "1085/4374"), (True, "6163/19683")):
        found = solve(scenario(force("L", men("librarian"),
                                     independent=True, charged=charged),
                               force("C", men("carnifex"))))
        yield ("E08", "charged %s" % charged, Fraction(want),
               found["results"]["destroyed"])
