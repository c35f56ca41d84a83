"""A walk over the whole tree of one phase: values, choices, odds.

Source: docs/formats/door.md (of equal options the first). Values are exact,
in points to the attacker; odds are exact probabilities of each End.
"""

from fractions import Fraction

from soldiers_battle import ATTACKER, MEASURES
from soldiers_rules import first, step
from soldiers_state import Chance, End

EQUAL = Fraction(1, 10 ** 12)   # values this close are a tie


class TooLarge(Exception):
    """The walk has met more situations than it was allowed."""


def worth(battle, end):
    """What one end is worth to the attacker."""
    aim = battle.aim
    if aim == "attrition":
        return Fraction(5 * (end.defender_losses - end.attacker_losses))
    if aim in ("ground", "cheaply"):
        points = Fraction(100 * end.objectives_cleared,
                          len(battle.objectives))
        if aim == "cheaply":
            points += 5 * (end.defender_losses - end.attacker_losses)
        return points
    return aim.get(end.ending, Fraction(0)) + sum(
        aim[name] * getattr(end, name) for name in MEASURES if name in aim)


class Walk:
    """A memoised walk under standing orders or best play."""

    def __init__(self, battle, best, most=None):
        self.battle = battle
        self.best = best
        self.most = most        # situations allowed; None: any number
        self.nodes = {}         # what the rules say of a situation
        self.values = {}

    def node(self, state):
        """What the rules say of a situation, asked once."""
        if state not in self.nodes:
            if self.most is not None and len(self.nodes) >= self.most:
                raise TooLarge
            self.nodes[state] = step(self.battle, state)
        return self.nodes[state]

    def pick(self, side, values):
        """Number of the option taken: the best, the first of equals."""
        taken = 0
        for number, value in enumerate(values):
            gain = value - values[taken]
            if (gain if side == ATTACKER else -gain) > EQUAL:
                taken = number
        return taken

    def chosen(self, node):
        """Number of the option that the side asked takes."""
        if not self.best:
            return 0
        return self.pick(node.side, [self.value(after)
                                     for _, after in node.options])

    def value(self, state):
        """Worth of a situation."""
        if state not in self.values:
            node = self.node(state)
            if isinstance(node, End):
                value = worth(self.battle, node)
            elif isinstance(node, Chance):
                value = sum(p * self.value(after)
                            for p, after in node.branches)
            else:
                value = self.value(node.options[self.chosen(node)][1])
            self.values[state] = value
        return self.values[state]

    def ordered(self):
        """Situations met under the orders, each before all after it."""
        rows, seen = [], set()

        def follow(state):
            if state in seen:
                return
            seen.add(state)
            node = self.node(state)
            if isinstance(node, End):
                ways = node
            elif isinstance(node, Chance):
                ways = node.branches
            else:
                ways = [(1, node.options[self.chosen(node)][1])]
            if ways is not node:
                for _, after in ways:
                    follow(after)
            rows.append((state, ways))

        follow(first(self.battle))
        return rows[::-1]

    def odds(self):
        """Probability of every End under the orders."""
        mass, ends = {first(self.battle): Fraction(1)}, {}
        for state, ways in self.ordered():
            here = mass.pop(state)
            if isinstance(ways, End):
                ends[ways] = ends.get(ways, 0) + here
                continue
            for p, after in ways:
                mass[after] = mass.get(after, 0) + here * p
        return ends
