"""The end of a battle in the engine's words: the story that they require.

Source: docs/rulings/wtj.md (R-8, R-12); tests/oracle/wtj.md, section 13.
Unit: bases. Nothing here changes what happens in a battle.
"""

from fractions import Fraction

from wtj_end import standing_there, unit_size
from wtj_state import ATTACKER, DEFENDER, End, alive, there

GAINS = ("breakthrough", "taken", "heroic", "taken-tied")
ALONE = (   # A's and D's endings: what the last assault had besides
    {"": "taken", "tied": "taken-tied", "heroic": "heroic",
     "through": "breakthrough"},
    {"": "held", "tied": "held-tied", "heroic": "held-heroic",
     "through": "held-breakthrough"})
BOTH = {1: "won", 0: "drawn", -1: "lost"}
ENDINGS = (*ALONE[0].values(), *BOTH.values(), "both-gone",
           *ALONE[1].values())
SEVERAL = ("all-taken", "some-taken", "none-taken")
MEASURES = (
    "attacker_losses", "defender_losses", "assaults_taken",
    "attacker_pinned", "defender_pinned", "attacker_demoralized",
    "defender_demoralized", "attacker_withdrawn", "defender_withdrawn",
    "attacker_routed", "defender_routed", "attacker_prisoners",
    "defender_prisoners", "attacker_tanks_out", "defender_tanks_out")


def pinned(battle, state, units):
    """Units are pinned in this turn."""
    if not battle.follow:
        return state
    story = state.story
    return state._replace(story=story._replace(
        pinned=story.pinned.union(n for n in units if there(state, n))))


def beaten(battle, state, units):
    """Units are demoralized in this turn."""
    if not battle.follow:
        return state
    story = state.story
    return state._replace(story=story._replace(
        beaten=story.beaten.union(n for n in units if there(state, n))))


def through(battle, state, side):
    """A side has broken through."""
    if not battle.follow:
        return state
    return state._replace(assault=state.assault._replace(through=side))


def tied(battle, state):
    """Equal losses have pinned who is left (WTJ-16)."""
    if not battle.follow:
        return state
    return state._replace(assault=state.assault._replace(tied=True))


def told(battle, state, left):
    """What an assault of the assault phase has come to.

    left(state, units): bases of units that are there
    """
    if not battle.follow or state.assault.told:
        return state
    if len(state.todo) > 1:     # of several in a turn none is told
        return state._replace(
            assault=state.assault._replace(told=True),
            story=state.story._replace(more=0, how="", alone=None))
    fight, story = state.assault, state.story
    sides = [side for side in (0, 1) if left(state, fight.sides[side])]
    alone = sides[0] if len(sides) == 1 else None
    more, how = story.more, ""
    if fight.compared:
        more = ((fight.lost[1] > fight.lost[0])
                - (fight.lost[1] < fight.lost[0]))
    if alone is not None:
        own = (more, -more)[alone]
        more = 0 if fight.compared else more
        if fight.through == alone:
            how = "through"
        elif fight.compared and own < 0:
            how = "heroic"
        elif fight.compared and not own and fight.tied:
            how = "tied"
    return state._replace(
        assault=fight._replace(told=True),
        story=story._replace(more=more, how=how, alone=alone))


def no_pins(state):
    """Pins of this turn are over at its end (AMB-W20)."""
    return state._replace(story=state.story._replace(pinned=frozenset()))


def next_turn(state):
    """Who lost more, was pinned, demoralized is told of the last turn alone."""
    return state._replace(story=state.story._replace(
        more=0, pinned=frozenset(), beaten=frozenset()))


def taken(battle, state):
    """In how many of the first assaults the attacker alone is left."""
    ours, theirs = [standing_there(battle, state, side) for side in (0, 1)]
    return sum(
        not any(n in theirs for n in group)
        and any(c[ATTACKER] in ours and c[DEFENDER] in group
                for c in state.contacts)
        for group in battle.groups)


def ending_of(battle, state, count):
    """The engine's ending; count: of the assaults taken."""
    if len(battle.groups) > 1:
        return SEVERAL[0 if count == len(battle.groups) else
                       1 if count else 2]
    sides = [side for side in (0, 1) if standing_there(battle, state, side)]
    if len(sides) == 1:
        story = state.story
        return ALONE[sides[0]][story.how if story.alone == sides[0] else ""]
    return BOTH[state.story.more] if sides else "both-gone"


def rows_of(battle, state, side):
    """Measures of a side, in the order of MEASURES."""
    own = battle.of(side)
    gone = [unit_size(unit) - alive(state, n)
            for n, unit in enumerate(battle.units)]

    def total(test):
        return sum(alive(state, n) for n in own if test(n))

    def away(*words):
        return total(lambda n: state.units[n].away in words)

    return (sum(gone[n] for n in own),
            *(total(lambda n, mark=mark: n in mark)
              for mark in (state.story.pinned, state.story.beaten)),
            away("withdrawn", "moved"), away("routed"), state.tally[side],
            sum(gone[n] for n in own if battle.units[n].tank))


def ended(battle, state):
    """The End of a situation, in the engine's words."""
    lost, *rest = zip(*(rows_of(battle, state, side) for side in (0, 1)))
    count = taken(battle, state)
    ending = ending_of(battle, state, count)
    if len(battle.groups) == 1:
        count = int(ending in GAINS)
    return End(ending, (*lost, count, *(n for pair in rest for n in pair)))


def worth(battle, end):
    """What an end is worth to the attacker."""
    of = dict(zip(MEASURES, end.counts))
    aim, points = battle.aim, Fraction(0)
    if isinstance(aim, dict):
        return Fraction(aim.get(end.ending, 0)) + sum(
            Fraction(aim[name]) * of[name] for name in MEASURES
            if name in aim)
    if aim in ("ground", "cheaply"):
        points += Fraction(100 * of["assaults_taken"], len(battle.groups))
    if aim in ("cheaply", "attrition"):
        points += 5 * (of["defender_losses"] - of["attacker_losses"])
    return points
