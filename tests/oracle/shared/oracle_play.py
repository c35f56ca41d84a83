"""Playing a chapter straight through, again and again, to know its tree.

The rules of a system are written as chapters that ask and throw as they come
to it. A chapter is played with every answer and every fall of the dice until
its whole tree is known (`explored`).
"""

from typing import NamedTuple


class Choice(NamedTuple):
    """A question; the first of the branches is the standing order."""
    side: int
    branches: tuple


class Chance(NamedTuple):
    """Dice: as many ways of each result, and what follows."""
    ways: tuple
    branches: tuple


class Play:
    """One way through a chapter: scripted answers, then always the first."""

    def __init__(self, script):
        self.script = script
        self.points = []        # (Choice or Chance, what it needs, branches)
        self.answers = []

    def answer(self, sort, what, count):
        """The number of the branch taken."""
        place = len(self.answers)
        answer = self.script[place] if place < len(self.script) else 0
        self.points.append((sort, what, count))
        self.answers.append(answer)
        return answer

    def ask(self, side, step, options):
        """One of the options, by the side that is asked.

        A single option is not asked about. step: the question's id; the
        walk takes no notice of it
        """
        if len(options) == 1:
            return options[0]
        return options[self.answer(Choice, side, len(options))]

    def throw(self, ways):
        """One of the results of {result: how many ways}.

        Sure things are not thrown.
        """
        rows = [(value, count) for value, count in ways.items() if count]
        if len(rows) == 1:
            return rows[0][0]
        counts = tuple(count for _, count in rows)
        return rows[self.answer(Chance, counts, len(rows))][0]


def explored(chapter, play, battle, state, script=()):
    """The tree of a chapter behind the answers of a script.

    play: the class of Play that the chapter asks and throws with
    """
    one = play(script)
    tree = chapter(battle, state, one)
    for depth in reversed(range(len(script), len(one.points))):
        sort, what, count = one.points[depth]
        before = tuple(one.answers[:depth])
        rest = tuple(explored(chapter, play, battle, state, before + (number,))
                     for number in range(1, count))
        tree = sort(what, (tree,) + rest)
    return tree


def leaves(tree):
    """How many ways through a chapter there are."""
    if isinstance(tree, (Choice, Chance)):
        return sum(leaves(branch) for branch in tree.branches)
    return 1


def nodes(tree):
    """Every situation or End at the leaves of a tree."""
    if isinstance(tree, (Choice, Chance)):
        return [node for branch in tree.branches for node in nodes(branch)]
    return [tree]
