"""Vectors of our own: further words of readings, and groups that answer as
one.

Source: rows A-30, A-32, A-36, A-42, A-45; trial40k.md. Unit: each check gives
(row, what, expected, what came out).
"""

from fractions import Fraction

from trial40k import solve
from trial40k_kind import PLAIN, modes
from trial40k_men import force, men, scenario
from trial40k_play import Play
from trial40k_result import best_leadership, one_each
from trial40k_scenario import kind_of
from trial40k_told import played
from trial40k_vectors_fight import ONE, met, wounding
from trial40k_vectors_own import duel
from trial40k_vectors_readings import read

TWO = {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def words():
    """A-30, A-36, A-42."""
    plain = scenario(force("A", men("marine")), force("D", men("marine")))
    for word, want in (("replaces", ["poison", PLAIN]),
                       ("must", ["poison"])):
        battle, _ = read(plain, poison_opt=word)
        yield "A-30", word, want, modes(battle,
                                        kind_of({"weapons": ["poison"]}))
    for word, want in (("highest", 9), ("majority", 7), ("lowest", 6)):
        battle, state = duel(force("A", men("marine")), force(
            "D", men("guard", 2), men("sergeant"), men("guard", ld=6)),
            unit_ld=word)
        yield "A-42", word, want, best_leadership(battle, state, (1,))
    zone = scenario(force("A", men("marine", 6, i=9)), force(
        "D", men("marine", 4), men("marine", 5, role="out")))
    for word, want in (("discarded", 4), ("counted", 6)):
        zone["parameters"] = {"surplus": word}
        _, row, _ = played(zone, wounding(6, 6, ONE * 6))
        yield "A-36", word, want, row[-1].lead


def psychic():
    """A-32: whom the test may slay."""
    squad = scenario(
        force("L", men("librarian", a=1)),
        force("D", men("marine", 2, w=1), men("terminator", w=3)),
        aim="attrition")
    for word, want in (("wounded", 1), ("any", 2)):
        squad["parameters"] = {"force_when": word}
        _, row, _ = played(squad, [6, 6, 3, 3] + ONE * 9)
        state = next(state for state in row if state.lead)
        yield "A-32", word, want, 3 - sum(
            stack.count for stack in state.units[1])


class Ways(Play):
    """What would be thrown."""

    def throw(self, ways):
        """The ways themselves."""
        return ways


def sweeping():
    """A-45: one roll against both of the beaten, or one against each."""
    pairs = [((0,), (1,)), ((0,), (2,))]
    dice = {("fled", (1,)): 2, ("fled", (2,)): 2, ("won", (0,)): 2}
    one = Ways(()).outpaced(dice, pairs)
    each = Ways(()).outpaced(one_each(dice, pairs), pairs)
    outpaced = Fraction(575, 1296)
    yield ("A-45", "each", outpaced ** 2,
           Fraction(each[tuple(pairs)], 6 ** 8))
    both = sum(p * sum(q for total, q in TWO.items() if total < roll) ** 2
               for roll, p in TWO.items())
    yield "A-45", "unit", both, Fraction(one[tuple(pairs)], 6 ** 6)


def answering():
    """Section 1 of trial40k.md: a group answers as one, or model by model."""
    document = scenario(
        force("A", men("sergeant", 2, weapons=["fist", "power"], ld=12)),
        force("D", men("guard", 2, w=2, a=3, ld=12, i=3)), aim="attrition")
    models = solve(document, "best")["value"]
    groups = solve({**document, "answers": "groups"}, "best")["value"]
    yield "answers", "models gain", True, models >= groups
    alone = {**document, "answers": "groups", "attacker": {"units": [
        force("A", *(men("sergeant", weapons=["fist", "power"], ld=12)
                     for _ in range(2)))]}}
    yield "answers", "two groups of one", models, (
        solve(alone, "best")["value"])
    _, row, _ = played({**document, "answers": "groups"}, (),
                       {"orders": [("power", (1,))]})
    yield "answers", "all of it", ["power"], [
        stack.mode for stack in met(row, "step").units[0]]
