"""A walk over the whole tree of one battle: values, choices, odds.

Source: catalogue A-24 (7), A-27; ruling R-12. Values are exact, in points to
the attacker; odds are exact probabilities of each End.
"""

from fractions import Fraction

from nqm_battle import ATTACKER, MEASURES
from nqm_rules import first, step
from nqm_state import Chance, Choice, End, Next

EQUAL = Fraction(1, 10 ** 12)   # values this close are a tie
ROUNDS = 200                    # guesses at a loop before it is given up


class TooLarge(Exception):
    """The walk has met more situations than it was allowed."""


def worth(aim, end):
    """What one end is worth to the attacker."""
    return aim.get(end.ending, Fraction(0)) + sum(
        aim[name] * getattr(end, name) for name in MEASURES if name in aim)


def back_only(state, gate):
    """Whether a situation may still come back to the gate."""
    return (gate is not None and state.lost == gate.lost
            and state.body == gate.body and state.mode == gate.mode)


class Walk:
    """A memoised walk under standing orders or best play."""

    def __init__(self, battle, best, most=None):
        self.battle = battle
        self.best = best
        self.most = most        # situations allowed; None: any number
        self.nodes = {}         # what the rules say of a situation
        self.values = {}        # of situations in no loop, and of gates
        self.again = {}         # guess at which a gate's choices were made

    def node(self, state):
        """What the rules say of a situation, asked once."""
        if state not in self.nodes:
            if self.most is not None and len(self.nodes) >= self.most:
                raise TooLarge
            self.nodes[state] = step(self.battle, state)
        return self.nodes[state]

    def loops(self, state):
        """Whether a situation is a gate: an attack with no limit on them."""
        return state.phase == "attack" and state.attacks_left is None

    # Values.

    def pick(self, side, values):
        """Number of the option taken: the best, the first of equals."""
        taken = 0
        for number, value in enumerate(values):
            gain = value - values[taken]
            if (gain if side == ATTACKER else -gain) > EQUAL:
                taken = number
        return taken

    def value(self, state, gate=None, guess=None, memo=None):
        """Worth of a situation; the gate is taken to be worth the guess."""
        if state == gate:
            return guess
        if not back_only(state, gate):
            gate, memo = None, self.values
        elif self.loops(state):
            memo = self.values
        if state not in memo:
            if self.loops(state):
                memo[state] = self.value_of_gate(state)
            else:
                memo[state] = self.value_of(self.node(state), gate, guess,
                                            memo)
        return memo[state]

    def value_of(self, node, gate, guess, memo):
        """Worth of what the rules say."""
        if isinstance(node, End):
            return worth(self.battle.aim, node)
        if isinstance(node, Next):
            return self.value(node.state, gate, guess, memo)
        if isinstance(node, Chance):
            return sum(p * self.value(after, gate, guess, memo)
                       for p, after in node.branches)
        values = [self.value(after, gate, guess, memo)
                  for _, after in node.options]
        return values[self.pick(node.side, values)]

    def value_of_gate(self, gate):
        """Worth of a situation to which attacks that hurt nobody return.

        The choices are made for a guess of its worth; those choices held
        for ever give their worth exactly (a geometric series), which is the
        next guess, until worth and guess are equal.
        """
        guess = Fraction(0)
        for _ in range(ROUNDS):
            memo = {}
            value = self.value_of(self.node(gate), gate, guess, memo)
            again = self.chance_back(gate, guess, memo)
            value = (value - again * guess) / (1 - again)
            if value == guess:
                return value
            guess = value
        raise ArithmeticError("the worth of a loop does not settle")

    def chance_back(self, gate, guess, memo):
        """Chance that the gate is met again under the choices of the memo."""
        known = {}

        def back(node):
            if isinstance(node, End):
                return Fraction(0)
            if isinstance(node, Chance):
                return sum(p * of(after) for p, after in node.branches)
            if isinstance(node, Choice):
                values = [self.value(after, gate, guess, memo)
                          for _, after in node.options]
                return of(node.options[self.pick(node.side, values)][1])
            return of(node.state)

        def of(state):
            if state == gate:
                return Fraction(1)
            if not back_only(state, gate) or self.loops(state):
                return Fraction(0)
            if state not in known:
                known[state] = back(self.node(state))
            return known[state]

        return back(self.node(gate))

    # Odds.

    def taken(self, node, gate):
        """[(probability, situation)] that follow under the orders."""
        if isinstance(node, Next):
            return [(Fraction(1), node.state)]
        if isinstance(node, Chance):
            return node.branches
        if not self.best:
            return [(Fraction(1), node.options[0][1])]
        guess = None if gate is None else self.value(gate)
        memo = self.loop_memo.setdefault(gate, {})
        values = [self.value(after, gate, guess, memo)
                  for _, after in node.options]
        return [(Fraction(1), node.options[self.pick(node.side, values)][1])]

    def ordered(self, start):
        """Situations met under the orders, each after all before it.

        Rows are (situation, [(probability, situation)] without the ways
        back, chance to come back): only a gate has such a chance.
        """
        self.loop_memo = {}
        rows, seen = [], set()

        def follow(state, gate):
            if self.loops(state):
                gate = state
            elif not back_only(state, gate):
                gate = None
            if (state, gate) in seen:
                return (state, gate)
            seen.add((state, gate))
            node = self.node(state)
            if isinstance(node, End):
                rows.append(((state, gate), node))
                return (state, gate)
            ways = []
            for p, after in self.taken(node, gate):
                back = after == gate and gate is not None
                ways.append((p, None if back else follow(after, gate)))
            rows.append(((state, gate), ways))
            return (state, gate)

        start_key = follow(start, None)
        return start_key, rows[::-1]

    def odds(self):
        """Probability of every End under the orders."""
        start, rows = self.ordered(first(self.battle))
        backs = self.backs(rows)
        mass, ends = {start: Fraction(1)}, {}
        for key, ways in rows:
            here = mass.pop(key)
            if isinstance(ways, End):
                ends[ways] = ends.get(ways, 0) + here
                continue
            if key in backs:
                here /= 1 - backs[key]
            for p, after in ways:
                if after is not None:
                    mass[after] = mass.get(after, 0) + here * p
        return ends

    def backs(self, rows):
        """Of each gate, the chance to come back to it."""
        known = {}
        for key, ways in reversed(rows):
            if isinstance(ways, End) or key[1] is None:
                continue
            known[key] = sum(
                p * (1 if after is None else known.get(after, 0)
                     if after[1] == key[1] else 0) for p, after in ways)
        return {key: p for key, p in known.items() if key[0] == key[1]}
