"""A walk over the whole tree of one phase of the portable rules."""

from fractions import Fraction

from oracle_walk import Walk as AnyWalk
from portable_applied import note
from portable_battle import ATTACKER, End
from portable_end import worth
from portable_phase import chapter, first
from portable_play import Play


class Walk(AnyWalk):
    """A walk under standing orders or best play."""
    attacker = ATTACKER
    ends = End
    equal = Fraction(1, 10 ** 12)
    play = Play
    first = staticmethod(first)
    chapter = staticmethod(chapter)
    worth = staticmethod(worth)

    def branch(self, choice):
        """The branch of a choice that the orders take."""
        if not self.best:
            note("P-20", "P-23")
        return super().branch(choice)
