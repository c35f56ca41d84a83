"""A walk over the whole tree of a battle of WTJ 1916."""

from oracle_play import nodes
from oracle_walk import Walk as AnyWalk
from wtj_end import worth
from wtj_play import Play
from wtj_state import ATTACKER, End
from wtj_turn import chapter, first


class Walk(AnyWalk):
    """A walk under standing orders or best play."""
    attacker = ATTACKER
    ends = End
    play = Play
    first = staticmethod(first)
    chapter = staticmethod(chapter)
    worth = staticmethod(worth)

    def everything(self, start):
        """Meets every situation, whatever is chosen: `certain` refuses."""
        seen, waiting = {start}, [start]
        while waiting:
            for after in nodes(self.tree(waiting.pop())):
                if after not in seen and not isinstance(after, End):
                    seen.add(after)
                    waiting.append(after)

    def odds(self):
        """Probability of every End under the orders."""
        if self.battle.certain:
            self.everything(first(self.battle))
        return super().odds()
