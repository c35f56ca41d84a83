"""Playing a battle through with stated dice and answers.

Source: section 5 of the catalogue, the order of the dice tape. Unit: faces,
situations in order.
"""

from oracle_play import Play as AnyPlay
from trial40k_blow import after_hits, batch, hits
from trial40k_play import faster
from trial40k_scenario import read_battle
from trial40k_state import End
from trial40k_turn import chapter, first


class Told(AnyPlay):
    """Dice from a list; answers from {step: [answers]}, else the first."""

    def __init__(self, dice, answers):
        super().__init__(())
        self.dice = list(dice)
        self.said = {step: list(row) for step, row in answers.items()}
        self.questions = []     # (step, options), asked or with one answer
        self.blows = []         # (unit, victim, attacks, unsaved wounds)

    def ask(self, side, step, options):
        """The next stated answer, where it is an option."""
        self.questions.append((step, tuple(options)))
        row = self.said.get(step)
        if row and row[0] in options:
            return row.pop(0)
        return options[0]

    def die(self):
        """The next of the dice."""
        if not self.dice:
            raise LookupError("no more dice")
        return self.dice.pop(0)

    def volleys(self, rows, cap):
        """{sort: wounds} of volleys, thrown one after another."""
        lot = {}
        for row in rows:
            found = batch(row.needs, row.attacks, self.die)
            self.blows.append((row.unit, row.victim, row.attacks, sum(found)))
            for sort, many in zip((row.plain, row.rend), found):
                if many:
                    lot[sort] = lot.get(sort, 0) + many
        return lot

    def hits(self, needs, attacks):
        """(hits, rending hits)."""
        row = hits(needs, attacks, self.die)
        return row.count("hit"), row.count("rend")

    def follow(self, needs, plain, rend):
        """(ordinary, rending) unsaved wounds of hits."""
        return after_hits(needs, ["rend"] * rend + ["hit"] * plain, self.die)

    def test(self, score):
        """Whether 2D6 come to the score or less."""
        return self.die() + self.die() <= score

    def save(self, score):
        """Whether one D6 saves."""
        return score is not None and self.die() >= score

    def outpaced(self, dice, pairs):
        """The pairs whose winner rolled more."""
        return faster({key: sum(self.die() for _ in range(many))
                       for key, many in dice.items()}, pairs)


def played(scenario, dice, answers=None):
    """(battle, situations, Told) of a battle played through."""
    battle = read_battle(scenario)
    play, state = Told(dice, answers or {}), first(battle)
    row = [state]
    while not isinstance(state, End):
        try:
            state = chapter(battle, state, play)
        except LookupError:
            break
        row.append(state)
    return battle, row, play


def steps_of(row):
    """{unit: steps in which its stacks strike}, as lined up."""
    lined = next(state for state in row
                 if isinstance(state, End) or state.chapter == "step")
    return [sorted({stack.step for stack in stacks if stack.step is not None})
            for stacks in lined.units]
