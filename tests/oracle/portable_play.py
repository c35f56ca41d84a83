"""Playing a chapter straight through, again and again, to know its tree.

The rules are written as chapters that ask and throw as they come to it. A
chapter is played with every answer and every fall of the dice until its whole
tree is known (`explored`).
"""

from typing import NamedTuple

from portable_phase import chapter


class Choice(NamedTuple):
    """A question; the first of the branches is the standing order."""
    side: int
    branches: tuple


class Chance(NamedTuple):
    """A die: `wins` of 6 lead to the first branch, the rest to the second."""
    wins: int
    branches: tuple


class Play:
    """One way through a chapter: scripted answers, then always the first."""

    def __init__(self, script):
        self.script = script
        self.points = []    # (Choice or Chance, what it needs, branches)
        self.answers = []

    def answer(self, kind, what, count):
        """The number of the branch taken."""
        place = len(self.answers)
        answer = self.script[place] if place < len(self.script) else 0
        self.points.append((kind, what, count))
        self.answers.append(answer)
        return answer

    def ask(self, side, step, options):
        """One of the options, by the side that is asked.

        step: the question's id; the walk takes no notice of it
        """
        return options[self.answer(Choice, side, len(options))]

    def hits(self, need):
        """Whether a die scores what is needed (P-11)."""
        return self.falls(min(6, max(0, 7 - need)))

    def routs(self, highest):
        """Whether a die is the highest that routs or less (P-14)."""
        return self.falls(highest)

    def falls(self, wins):
        """Whether a die falls in so many of its 6 ways.

        Sure things are not thrown.
        """
        if wins in (0, 6):
            return wins == 6
        return self.answer(Chance, wins, 2) == 0


def explored(battle, state, script=()):
    """The tree of a chapter behind the answers of a script."""
    play = Play(script)
    tree = chapter(battle, state, play)
    for depth in reversed(range(len(script), len(play.points))):
        kind, what, count = play.points[depth]
        before = tuple(play.answers[:depth])
        rest = tuple(explored(battle, state, before + (number,))
                     for number in range(1, count))
        tree = kind(what, (tree,) + rest)
    return tree


def leaves(tree):
    """How many ways through a chapter there are."""
    if isinstance(tree, (Choice, Chance)):
        return sum(leaves(branch) for branch in tree.branches)
    return 1
