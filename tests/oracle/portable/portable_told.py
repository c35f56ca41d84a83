"""A phase played once with dice and answers that are given, and told.

For vectors that are worked die for die. What is told is a list of lines such
as `hits 5+: 4`, `routs 3-: 1`, `advance: 1 of 3`.
"""

from portable_battle import End
from portable_phase import chapter, first


class Told:
    """A play with given faces and answers; what is not given is standing."""

    def __init__(self, faces, answers):
        self.faces = list(faces)
        self.answers = dict(answers)    # step to the numbers of the options
        self.lines = []

    def ask(self, side, step, options):
        """One of the options."""
        given = self.answers.get(step, [])
        number = given.pop(0) if given else 0
        self.lines.append("%s: %d of %d" % (step, number, len(options)))
        return options[number]

    def hits(self, need):
        """Whether the next face scores what is needed."""
        if need <= 1 or need >= 7:
            self.lines.append("hits %d+" % need)
            return need <= 1
        face = self.faces.pop(0)
        self.lines.append("hits %d+: %d" % (need, face))
        return face >= need

    def routs(self, highest):
        """Whether the next face routs."""
        if highest in (0, 6):
            self.lines.append("routs %d-" % highest)
            return highest == 6
        face = self.faces.pop(0)
        self.lines.append("routs %d-: %d" % (highest, face))
        return face <= highest


def told(battle, faces=(), answers=()):
    """(what was told, the last situation before the end, the End)."""
    play = Told(faces, answers)
    state, after = None, first(battle)
    while not isinstance(after, End):
        state, after = after, chapter(battle, after, play)
    if play.faces:
        raise ValueError("faces are left: %s" % play.faces)
    return play.lines, state, after
