"""Scenarios written short, and a phase played step by step, for the tests.

Source: the scenario table of the rulings page. Units: companies, faces.
"""

from soldiers_rules import first, step
from soldiers_scenario import read_battle
from soldiers_state import Chance, Choice, End


def scenario(attacker, defender, **keys):
    """A scenario; a list makes units, a text is a short form."""
    def side(given):
        return {"units": given} if isinstance(given, list) else given
    return {"rules": "soldiers", "attacker": side(attacker),
            "defender": side(defender), **keys}


def unit(name, at, **keys):
    """One unit of a scenario."""
    return {"name": name, "at": at, **keys}


def face_branch(branches, faces, face):
    """The situation after a face of one die; low faces stand first."""
    passed = 0
    for p, after in branches:
        passed += p * faces
        if face <= passed:
            return after
    raise ValueError("no such face")


class Play:
    """One phase, played by the ids of options and by faces of the dice."""

    def __init__(self, document):
        self.battle = read_battle(document)
        self.state = None
        self.go(first(self.battle))

    def go(self, state):
        """Go to a situation and ask the rules about it."""
        self.state = state
        self.asked = step(self.battle, state)

    def options(self):
        """Ids of the options of the question; none where none is asked."""
        return [words for words, _ in self.asked.options] \
            if isinstance(self.asked, Choice) else []

    def play(self, *moves):
        """Ids of options, and faces of dice."""
        for move in moves:
            if isinstance(self.asked, Chance):
                faces = 6 if "charge" in self.state.stage else \
                    self.battle.die
                self.go(face_branch(self.asked.branches, faces, move))
            else:
                self.go(dict(self.asked.options)[move])
        return self

    def on(self, *faces):
        """Standing orders throughout, with these faces in turn."""
        faces = list(faces)
        while not isinstance(self.asked, End):
            if isinstance(self.asked, Chance):
                self.play(faces.pop(0))
            else:
                self.go(self.asked.options[0][1])
        if faces:
            raise ValueError("dice left over")
        return self.asked
