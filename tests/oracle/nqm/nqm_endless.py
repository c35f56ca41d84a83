"""The odds of an assault whose hours are without limit, by standing orders.

Source: NQM-20 (over as many moves as it needs); ruling R-29. A situation may
come round again after any number of hours, so the chances are those of a
chain of situations, from which one after another is struck out exactly. What
can never end is unresolved.
"""

from fractions import Fraction

from nqm_rules import first, step
from nqm_state import Chance, Choice, End, Next
from nqm_turn import ended
from nqm_walk import TooLarge


def ways_of(said):
    """[(probability, situation)] that follow under standing orders."""
    if isinstance(said, Chance):
        return said.branches
    if isinstance(said, Choice):
        return [(Fraction(1), said.options[0][1])]
    return [(Fraction(1), said.state)]


def chain_of(battle, most):
    """Situations met, the first at the front: {situation: {after: chance}}."""
    start = first(battle)
    chain, waiting = {}, [start]
    while waiting:
        state = waiting.pop()
        if state in chain:
            continue
        if most is not None and len(chain) >= most:
            raise TooLarge
        said = step(battle, state)
        if isinstance(said, End):
            chain[state] = said
            continue
        chain[state] = {}
        for p, after in ways_of(said):
            chain[state][after] = chain[state].get(after, 0) + p
            waiting.append(after)
    return start, chain


def strike_out(chain, state, befores):
    """Lead all that comes before a situation past it to what follows it."""
    ways = chain.pop(state)
    again = ways.pop(state, 0)
    for before in befores.pop(state):
        if before not in chain:
            continue
        share = chain[before].pop(state) / (1 - again)
        for after, p in ways.items():
            chain[before][after] = chain[before].get(after, 0) + share * p
            befores[after].add(before)


def endless_odds(battle, most=None):
    """Probability of every End, and how many situations there are."""
    start, chain = chain_of(battle, most)
    size = len(chain)
    ends = {state: said for state, said in chain.items()
            if isinstance(said, End)}
    chain = {state: ways for state, ways in chain.items()
             if state not in ends}
    befores = {state: set() for state in [*chain, *ends]}
    for state, ways in chain.items():
        for after in ways:
            if after != state:
                befores[after].add(state)
    for state in list(chain)[::-1]:
        if chain[state].get(state) == 1:    # round and round, and never out
            ends[state] = ended(battle, state, "unresolved")
            del chain[state]
        elif state != start:
            strike_out(chain, state, befores)
    if start in ends:
        return {ends[start]: Fraction(1)}, size
    ways = chain[start]
    again = ways.pop(start, 0)
    odds = {}
    for state, p in ways.items():
        odds[ends[state]] = odds.get(ends[state], 0) + p / (1 - again)
    return odds, size
