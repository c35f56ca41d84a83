"""A walk over the whole tree of a battle: values, choices, odds.

What follows is the same for equal situations between two chapters, so it is
looked at once. Values are exact, in points to the attacker.
"""

import sys
from fractions import Fraction

from oracle_play import Chance, Choice, explored, leaves

sys.setrecursionlimit(100000)


class TooLarge(Exception):
    """The walk has met more than it was allowed."""


class Walk:
    """A walk under standing orders or best play; a system's class adds
    what is below."""
    attacker = 0        # the side that wants much
    ends = ()           # class of an end
    equal = 0           # values this close are a tie
    play = None         # class of Play
    first = None        # staticmethod(battle): the situation at the start
    chapter = None      # staticmethod(battle, situation, play)
    worth = None        # staticmethod(battle, end)

    def __init__(self, battle, best, most=None):
        self.battle = battle
        self.best = best
        self.most = most        # ways through chapters allowed; None: any
        self.size = 0
        self.trees = {}         # of each situation
        self.values = {}        # of each situation, under best play

    def tree(self, state):
        """The tree of a situation's chapter, explored once."""
        if state not in self.trees:
            tree = explored(self.chapter, self.play, self.battle, state)
            self.size += leaves(tree)
            if self.most is not None and self.size > self.most:
                raise TooLarge
            self.trees[state] = tree
        return self.trees[state]

    def pick(self, side, values):
        """Number of the option taken: the best, the first of equals."""
        taken = 0
        for number, value in enumerate(values):
            gain = value - values[taken]
            if (gain if side == self.attacker else -gain) > self.equal:
                taken = number
        return taken

    def value(self, tree):
        """Worth of a tree under best play of both sides."""
        if isinstance(tree, self.ends):
            return self.worth(self.battle, tree)
        if isinstance(tree, Chance):
            total = sum(ways * self.value(branch) for ways, branch
                        in zip(tree.ways, tree.branches))
            return Fraction(total, sum(tree.ways))
        if isinstance(tree, Choice):
            values = [self.value(branch) for branch in tree.branches]
            return values[self.pick(tree.side, values)]
        if tree not in self.values:
            self.values[tree] = self.value(self.tree(tree))
        return self.values[tree]

    def branch(self, choice):
        """The branch of a choice that the orders take."""
        if not self.best:
            return choice.branches[0]
        values = [self.value(branch) for branch in choice.branches]
        return choice.branches[self.pick(choice.side, values)]

    def taken(self, tree, p=Fraction(1)):
        """[(probability, situation or end)] at the leaves of a tree."""
        if isinstance(tree, Choice):
            return self.taken(self.branch(tree), p)
        if isinstance(tree, Chance):
            every = sum(tree.ways)
            return [row for ways, branch in zip(tree.ways, tree.branches)
                    for row in self.taken(branch, p * ways / every)]
        return [(p, tree)]

    def ordered(self, start):
        """Situations met under the orders, each before all behind it."""
        rows, seen = [], set()

        def follow(state):
            seen.add(state)
            ways = []
            if not isinstance(state, self.ends):
                ways = self.taken(self.tree(state))
                for _, after in ways:
                    if after not in seen:
                        follow(after)
            rows.append((state, ways))

        follow(start)
        return rows[::-1]

    def odds(self):
        """Probability of every end under the orders."""
        start = self.first(self.battle)
        mass, ends = {start: Fraction(1)}, {}
        for state, ways in self.ordered(start):
            if isinstance(state, self.ends):
                ends[state] = mass[state]
            for p, after in ways:
                mass[after] = mass.get(after, 0) + mass[state] * p
        return ends
