"""Playing a battle through with stated dice and answers.

Source: W.5, dice as (A, D) per round. Unit: situations, in order.
"""

from wtj_play import Play
from wtj_scenario import read_battle
from wtj_state import End, alive
from wtj_turn import chapter, first


class Told(Play):
    """Dice from a list; answers from {step: answer}, else the first."""

    def __init__(self, dice, answers):
        super().__init__(())
        self.dice = list(dice)
        self.said = answers
        self.questions = []     # (step, options), asked or with one answer
        self.thrown = []

    def ask(self, side, step, options):
        """The stated answer, where it is an option."""
        self.questions.append((step, tuple(options)))
        said = self.said.get(step)
        return said if said in options else options[0]

    def take(self):
        """The next of the dice."""
        if not self.dice:
            raise LookupError("no more dice")
        self.thrown.append(self.dice.pop(0))
        return self.thrown[-1]

    def pair(self):
        """A's die less D's."""
        one, two = self.take()
        return one - two

    def die(self, meaning):
        """A face of one die."""
        return meaning(self.take())

    def throw(self, ways):
        """Dice of fire: their sum is given."""
        rows = [value for value, count in ways.items() if count]
        return rows[0] if len(rows) == 1 else self.take()


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


def strengths(battle, row):
    """(A, D) bases after each round of dice."""
    sizes = []
    for before, state in zip(row, row[1:]):
        if isinstance(state, End):
            continue
        if state.assault and before.assault and not state.losing and (
                state.chapter == "round" and before.chapter == "round"):
            if before.losing or state.assault.round > before.assault.round:
                sizes.append(tuple(sum(alive(state, n)
                                       for n in battle.of(side))
                                   for side in (0, 1)))
    return sizes
