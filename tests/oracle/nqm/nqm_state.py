"""A situation of one assault, and what the rules can say of it.

Source: catalogue A3 (state needed) and A4 (decisions and chances). Units:
pins, attacks and hours that remain. Pairs are (attacker's, defender's).
"""

from typing import NamedTuple, Optional

HELD, UNSET, PASSED, OUT = "held", "unset", "passed", "out"
IN_FIGHT = (UNSET, PASSED)
OPEN, TAKEN, SPARED = "open", "taken", "spared"
TWINS = {"pick-stand": "counter-pick", "attack-dice": "counter-dice",
         "attack-again": "counter-again", "hold-or-withdraw": "counter-hold"}
NOWHERE, COUNTER = -1, -2   # places of a defender's stand beside the areas


class Body(NamedTuple):
    """What is remembered of one body of the attacker."""
    out: bool = False
    had: bool = False           # its turn of this hour
    committed: bool = False     # its first commitment is made
    at: int = NOWHERE           # the area in which its tanks have stayed
    spent: bool = False         # A-17 carries-over: its attacks are used up


class State(NamedTuple):
    """One situation. The fields after `worse` live only inside one attack."""
    phase: str
    red: tuple              # pairs of pins, stand by stand, now
    black: tuple
    seat: tuple             # pair: held, unset or passed (in the fight), out
    late: tuple             # pair, under A-21 no: 1 unit has attacked, 2 late
    place: tuple            # the area of each defender's stand
    areas: tuple            # open, taken or spared
    bodies: tuple
    together: bool
    hours_left: Optional[int]   # hours after this one; None: no limit
    lost: tuple             # pins taken in this assault
    mode: str = "assault"   # hunted: infantry against tanks; counter
    body: int = -1          # the body whose turn it is
    area: int = -1          # the area it is at
    attacks_left: Optional[int] = 0  # of this hour; None: no limit
    inside: int = 0         # bases inside the area
    once: int = 0           # target's number under A-12: once; 0: not named
    last_body: int = -1
    last_area: int = -1
    ending: str = ""        # how it ended, in the aftermath
    exempt: bool = False    # aftermath: NQM-40 spares him
    formation: bool = False     # NQM-S08: its headquarters were not hit
    reorganised: bool = False
    at_once: bool = False   # counterattack at once
    permanent: int = 0      # red pins that reorganisation turned black
    off: tuple = ()         # red pins to come off the units, in their order
    relieved: tuple = ()    # red pins that came off the attacker's stands
    hunters: tuple = ()     # hunted: the defender's stands that assault
    worse: bool = False     # NQM-S11 binds the assailant
    answers: tuple = ()     # answers given so far, stand by stand
    fighting: tuple = ()    # assailant's stands in this attack
    figure: int = -1        # ungrouped command figure taking part; -1: none
    dice: tuple = (0, 0)    # assailant's, target's
    due: tuple = (0, 0)     # casualties still to be placed, pair
    before: tuple = ()      # pair of red pins before the throw
    shots: bool = False     # fire, not an attack


class End(NamedTuple):
    """The assault is over; losses are pins taken in it by each side."""
    ending: str
    attacker_losses: int
    defender_losses: int
    attacker_permanent: int


class Next(NamedTuple):
    """An attack begins: the only situation that a loop comes back to."""
    state: State


class Chance(NamedTuple):
    """branches: [(probability, State)]."""
    branches: list


class Choice(NamedTuple):
    """options: [(words, State)]; the first is what the orders say."""
    side: int
    options: list
    step: str               # the id of the question
    ids: list               # those of the options
    now: Optional[State] = None     # where it is not the one looked at
    order: Optional[tuple] = None   # that is carried out, of those given


def changed(row, index, value):
    """A tuple with one entry changed."""
    return row[:index] + (value,) + row[index + 1:]


def changed_of(pair, who, index, value):
    """A pair of tuples with one entry of one side changed."""
    return changed(pair, who, changed(pair[who], index, value))


def seated(state, who, indices, seat):
    """The situation with these stands of one side in that seat."""
    row = list(state.seat[who])
    for i in indices:
        row[i] = seat
    return state._replace(seat=changed(state.seat, who, tuple(row)))


def at(state, phase):
    """The same situation with all that one attack needed forgotten."""
    return state._replace(phase=phase, answers=(), fighting=(), figure=-1,
                          dice=(0, 0), due=(0, 0), before=(), shots=False)


def with_body(state, **changes):
    """The situation with the present body changed."""
    body = state.bodies[state.body]._replace(**changes)
    return state._replace(bodies=changed(state.bodies, state.body, body))


def attacker_assails(state):
    """The situation with the attacker as assailant, nobody hunting tanks."""
    return state._replace(mode="assault", hunters=(), worse=False)


def assailant(state):
    """The side that assaults at the moment."""
    return 0 if state.mode == "assault" else 1


def choice(who, step, *options):
    """A Choice whose options are (words, state)."""
    return Choice(who, list(options), step, [
        words.replace(" ", "-") for words, _ in options])


def twin(state, step):
    """The id of a question as it is asked of this assailant, or target."""
    if state.mode == "assault":
        return step
    return TWINS.get(step) or "counter-" + step
