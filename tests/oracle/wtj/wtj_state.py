"""The fixed data of a battle, and its state.

Source: catalogue W.3. Units are named by number: the attacker's first, each
side in the order of its place (on stated contacts: of the ids, see P-2). A base's own
marks (prone, cover, flamethrower) make stacks of alike bases in a unit; the
two stacks of a tank unit are its sound and its damaged bases.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Optional

ATTACKER, DEFENDER = 0, 1
SIDES = ("attacker", "defender")
EDGES = ("front", "right", "rear", "left")
FOOT = ("infantry", "dismounted")
WEAPONS = ("machine-gun", "mortar", "gun", "limbered", "assault-weapon")
VEHICLES = ("tank", "armored-car")
TYPES = FOOT + ("cavalry",) + WEAPONS + ("soft",) + VEHICLES
COVER = ("none", "soft", "solid", "hard", "enclosed")


class Stack(NamedTuple):
    """Bases of a unit that are alike."""
    count: int
    prone: bool = False
    cover: str = "none"
    flames: bool = False


@dataclass(frozen=True)
class Unit:
    """A unit as the scenario gives it."""
    name: str
    id: str
    side: int
    type: str
    stacks: tuple
    original: int
    training: str = "average"
    morale: str = "steady"
    status: str = "ok"
    host: Optional[int] = None
    assault_weapons: bool = False
    machine_guns: int = 0       # of each base
    damaged: int = 0            # tanks at the start
    moved: Fraction = Fraction(0)       # share of a tank's allowance
    hurt: bool = False          # lost a base before contact (WTJ-M1)
    supported: Optional[bool] = None    # None: by the units of the file
    sees: tuple = ()            # ids that it may fire at out of contact
    reach: tuple = ()           # tanks: (unit, share of the allowance)
    hq_hits: int = 0            # headquarters above it that are hit
    over_the_top: bool = False  # it left hard cover to come into contact

    @property
    def tank(self):
        """Tanks and armored cars."""
        return self.type in VEHICLES

    @property
    def weapon(self):
        """Guns, mortars, machine guns and attached assault weapons."""
        return self.type in WEAPONS


@dataclass(eq=False)
class Battle:
    """All that does not change."""
    units: tuple
    contacts: frozenset
    numbers: dict
    stated: frozenset           # names of numbers the scenario gives
    results: dict
    readings: dict
    certain: bool
    fire: bool
    rout: bool
    command: bool
    turns: int                  # 0: unlimited
    assault_only: bool          # until: assault-over
    scenario_defender: Optional[int]
    aim: object
    groups: tuple = ()          # the defender's units of each first group
    follow: bool = False        # the story of each situation is kept
    ended: object = None        # (battle, situation): the End

    def of(self, side):
        """The numbers of a side's units, in order."""
        return [n for n, unit in enumerate(self.units) if unit.side == side]


class Contact(NamedTuple):
    """Edges of two units that touch."""
    attacker: int
    defender: int
    attacker_edge: str
    defender_edge: str


class Now(NamedTuple):
    """What changes of a unit."""
    counts: tuple               # of each stack
    pin: int = 0                # ends of turns until it is over (AMB-W20)
    mark: str = ""              # withdrawn or routed, still in the lock
    away: str = ""              # moved, withdrawn or routed: out of it
    hurt: bool = False          # base killed or damaged this turn
    beaten: bool = False        # demoralized, has to test
    shaken: int = 0             # AMB-W32: demoralized, passed its test
    dismounted: bool = False
    charged: bool = False       # AMB-W13
    used: Fraction = 0          # tanks: share of the allowance
    assaulted: bool = False     # tanks: in its own movement, this turn
    guns: int = 0               # tank bases that fired at tanks this turn


class Assault(NamedTuple):
    """One assault that is being fought."""
    sides: tuple                # units of A, of D
    lines: tuple = ((), ())     # units behind each side's die
    engaging: tuple = ()        # infantry that engages tanks
    tanks: tuple = ()           # tank units that can be engaged or fire
    asked: tuple = ()           # who still declares whom it engages
    limit: int = 3              # rounds of the dice
    mods: tuple = ()            # (A, D) of each round
    round: int = 0
    dice_rounds: int = 0
    all_won: tuple = (True, True)
    lost: tuple = (0, 0)
    hit: frozenset = frozenset()        # AMB-W15: units that lost in it
    parts: tuple = ()           # of the round, that are still to come
    stood: tuple = ()           # (foot unit, tank units) as it began
    aims: tuple = ()            # (target, dice) of each tank unit that fires
    tries: tuple = ()           # (tank unit, attempts at it)
    compared: bool = True       # WTJ-15, 16 apply
    movement: bool = False      # of a tank, in its own movement
    questions: Optional[tuple] = None   # after it: (what, side)
    through: Optional[int] = None       # the side that broke through
    tied: bool = False                  # equal losses have pinned who is left
    told: bool = False          # its story is


class Story(NamedTuple):
    """What the last assaults came to, where it is asked for (wtj_story)."""
    more: int = 0               # both left in it: 1 D lost more, -1 A did
    how: str = ""               # the side left has this besides
    alone: Optional[int] = None         # the only side left in the last
    pinned: frozenset = frozenset()     # units, in this turn
    beaten: frozenset = frozenset()     # units demoralized in this turn


class State(NamedTuple):
    """One situation."""
    chapter: str
    turn: int
    units: tuple
    contacts: frozenset
    todo: tuple = ()
    assault: Optional[Assault] = None
    groups: tuple = ()          # assaults of the phase that are left
    losing: tuple = ()          # ((units, bases),) still to be taken off
    fired: frozenset = frozenset()
    tally: tuple = (0,) * 8     # see counted()
    story: Story = Story()


class End(NamedTuple):
    """It is over; counts in the order of MEASURES."""
    ending: str
    counts: tuple


def alive(state, n):
    """Bases of a unit that are left."""
    return sum(state.units[n].counts)


def there(state, n):
    """Whether a unit has bases and has not left."""
    return alive(state, n) > 0 and not state.units[n].away


def kind(battle, state, n):
    """What a unit is now; cavalry may have dismounted (WTJ-25)."""
    return ("dismounted" if state.units[n].dismounted
            else battle.units[n].type)


def changed(state, n, **more):
    """The situation with something of a unit changed."""
    units = list(state.units)
    units[n] = units[n]._replace(**more)
    return state._replace(units=tuple(units))


def touching(battle, state, n):
    """Contacts of a unit with enemies that are there."""
    if not there(state, n):
        return []
    mine = battle.units[n].side
    return sorted(c for c in state.contacts
                  if c[mine] == n and there(state, c[1 - mine]))


def foes(battle, state, n):
    """Enemy units that touch a unit, in order."""
    mine = battle.units[n].side
    return sorted({c[1 - mine] for c in touching(battle, state, n)})


def met(battle, state, n):
    """Enemy units that touch a unit, of the assault that is fought."""
    touched = foes(battle, state, n)
    if state.assault is None:
        return touched
    others = state.assault.sides[1 - battle.units[n].side]
    return [m for m in touched if m in others]


def largest_first(state, row):
    """Units, the largest first, ties by place (AMB-W17)."""
    return sorted(row, key=lambda n: (-alive(state, n), n))


def counted(state, side, place, more=1):
    """The tally of a side with more.

    place: 0 prisoners, 1 breakthroughs, 2 heroic fights, 3 assaults lost
    """
    tally = list(state.tally)
    tally[2 * place + side] += more
    return state._replace(tally=tuple(tally))
