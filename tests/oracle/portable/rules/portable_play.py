"""The throws of the portable rules: a die that scores or does not."""

from oracle_play import Play as AnyPlay


class Play(AnyPlay):
    """One way through a chapter of a phase."""

    def hits(self, need):
        """Whether a die scores what is needed (P-11)."""
        return self.falls(min(6, max(0, 7 - need)))

    def routs(self, highest):
        """Whether a die is the highest that routs or less (P-14)."""
        return self.falls(highest)

    def falls(self, wins):
        """Whether a die falls in so many of its 6 ways."""
        return self.throw({True: wins, False: 6 - wins})
