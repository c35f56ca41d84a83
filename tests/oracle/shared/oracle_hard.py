"""Which of the generated cases are kept: few that are refused, and few easy ones.

A case is easy if it has few situations, as its oracle counts them, or an ending that is certain. What an engine makes of
a case is of no interest here. The measure of the cases that were kept is in agreement.py.
"""

REFUSED = 8     # one case in so many is refused at most
EASY = 16       # one in so many is easy at most


class Mix:
    """The cases kept so far."""

    def __init__(self, least):
        self.least = least      # situations of a case that is not easy
        self.kept = self.refused = self.easy = 0

    def may_refuse(self):
        """Whether another case may be that is refused."""
        return self.refused * REFUSED <= self.kept

    def refuse(self):
        """Keeps a case that is refused."""
        self.kept += 1
        self.refused += 1

    def keep(self, answer, size):
        """Keeps a case with an answer, and tells so; False: it would be one easy case too many."""
        easy = size < self.least or max(answer["endings"].values()) == 1
        if easy and self.easy * EASY > self.kept:
            return False
        self.kept += 1
        self.easy += easy
        return True
