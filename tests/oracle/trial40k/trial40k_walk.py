"""A walk over the whole tree of a battle, loops and all.

Source: issue 15. Unit: probabilities and worth, as fractions.

Where situations come round again (turns: unlimited), one side's orders are
improved against the other's best answer until neither gains (A's outside,
D's inside); a chain of situations is solved exactly. What goes round for
ever is worth what the ending `unresolved` is.
"""

from fractions import Fraction

from oracle_play import Chance, Choice, nodes
from oracle_walk import TooLarge, Walk as AnyWalk
from trial40k_chain import components, endless, values, visits
from trial40k_end import ended, worth
from trial40k_play import Play
from trial40k_state import ATTACKER, DEFENDER, End
from trial40k_turn import chapter, first


class Walk(AnyWalk):
    """A walk under standing orders or best play."""
    attacker = ATTACKER
    ends = End
    first = staticmethod(first)
    chapter = staticmethod(chapter)
    worth = staticmethod(worth)

    def __init__(self, battle, best, most=None):
        super().__init__(battle, best, most)
        self.ways = 0       # through all chapters that were begun
        self.plan = {}      # {situation: {place in its tree: option}}

    def play(self, script):
        """One way through a chapter; too many are refused early."""
        self.ways += 1
        if self.most is not None and self.ways > self.most:
            raise TooLarge
        return Play(script)

    def follow(self, taken):
        """{situation: what follows}; taken(situation): its leaves."""
        start = self.first(self.battle)
        after, waiting = {}, [start]
        while waiting:
            state = waiting.pop()
            if state in after:
                continue
            after[state] = [] if isinstance(state, End) else list(
                dict.fromkeys(taken(state)))
            waiting += after[state]
        return after

    def decide(self):
        """Worth of every situation and the plan, the last ones first."""
        after = self.follow(lambda state: nodes(self.tree(state)))
        for part in components(after):
            state = part[0]
            if isinstance(state, End):
                self.values[state] = self.worth(self.battle, state)
            elif len(part) == 1 and state not in after[state]:
                self.values[state] = self.best_of(state, self.tree(state), ())
            else:
                self.improve(part)

    def best_of(self, state, tree, place, sides=(ATTACKER, DEFENDER)):
        """Worth of a tree; the plan of sides is what is best for them.

        What is no better than the plan so far does not change it.
        """
        if isinstance(tree, Chance):
            total = sum(ways * self.best_of(state, branch, place + (k,), sides)
                        for k, (ways, branch)
                        in enumerate(zip(tree.ways, tree.branches)))
            return Fraction(total) / sum(tree.ways)
        if not isinstance(tree, Choice):
            return self.values[tree]
        worths = [self.best_of(state, branch, place + (k,), sides)
                  for k, branch in enumerate(tree.branches)]
        plan = self.plan.setdefault(state, {})
        taken = plan.setdefault(place, 0)
        if tree.side in sides:
            best = self.pick(tree.side, worths)
            if worths[best] != worths[taken]:
                plan[place] = taken = best
        return worths[taken]

    def chain_of(self, state):
        """{what follows: probability} under the plan."""
        ways = {}

        def along(tree, place, p):
            if isinstance(tree, Chance):
                every = sum(tree.ways)
                for k, branch in enumerate(tree.branches):
                    along(branch, place + (k,), p * tree.ways[k] / every)
            elif isinstance(tree, Choice):
                k = self.plan.get(state, {}).get(place, 0)
                along(tree.branches[k], place + (k,), p)
            else:
                ways[tree] = ways.get(tree, 0) + p

        along(self.tree(state), (), Fraction(1))
        return ways

    def unresolved(self, state):
        """The End of what goes round for ever."""
        return ended(self.battle, state, "unresolved")

    def evaluate(self, part):
        """Worth of a component's situations under the plan."""
        chain = {state: self.chain_of(state) for state in part}
        lost = endless(part, chain)
        for state in lost:
            self.values[state] = self.worth(self.battle,
                                            self.unresolved(state))
        rest = [state for state in part if state not in lost]
        self.values.update(values(rest, chain, self.values.__getitem__))

    def better(self, part, sides):
        """Whether sides gain by another plan, which they then have."""
        before = [dict(self.plan.get(state, {})) for state in part]
        for state in part:
            self.best_of(state, self.tree(state), (), sides)
        return before != [self.plan.get(state, {}) for state in part]

    def settle(self, part):
        """The defender's best answer to the attacker's plan."""
        self.evaluate(part)
        while self.better(part, (DEFENDER,)):
            self.evaluate(part)

    def improve(self, part):
        """Best play of both in a component."""
        self.values.update(dict.fromkeys(part, Fraction(0)))
        self.better(part, ())
        self.settle(part)
        while self.better(part, (ATTACKER,)):
            self.settle(part)

    def odds(self):
        """Probability of every End under the orders."""
        start = self.first(self.battle)
        if self.best:
            self.decide()
        chain = {}

        def taken(state):
            chain[state] = self.chain_of(state)
            return chain[state]

        after = self.follow(taken)
        mass, found = {start: Fraction(1)}, {}
        for part in components(after)[::-1]:
            if isinstance(part[0], End):
                found[part[0]] = found.get(part[0], 0) + mass[part[0]]
                continue
            self.spread(part, chain, mass, found)
        return found

    def spread(self, part, chain, mass, found):
        """Hands what comes into a component on to what follows it."""
        lost = endless(part, chain)
        rest = [state for state in part if state not in lost]
        times = visits(rest, chain, mass) if rest else {}
        inside = set(rest)
        for state, count in times.items():
            for after, p in chain[state].items():
                if after not in inside:
                    mass[after] = mass.get(after, 0) + count * p
        for state in lost:
            if mass.get(state):
                end = self.unresolved(state)
                found[end] = found.get(end, 0) + mass[state]
