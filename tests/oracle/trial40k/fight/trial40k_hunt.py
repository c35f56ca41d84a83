"""Victors after who flees, one party after another (D-12).

Where a group answers as one the page has each party throw and choose whether
it sweeps before the next throws. Who sweeps strikes when all have thrown.

Source: TAR-137 to 140, 160; A-45, A-68, A-74; ruling R-14. Unit: pips.
"""

from fractions import Fraction

from trial40k_charts import sums
from trial40k_numbers import note, reading
from trial40k_play import faster
from trial40k_result import chases, fast, free, parties, sweepers, sweeping_dice
from trial40k_retreat import left, went
from trial40k_state import here, models


def going(battle, state):
    """Parties that flee, and are not destroyed."""
    return parties(battle, [n for n in state.combat
                            if state.fates[n] == "breaks" and models(state, n)])


def place(battle, state, party):
    """Where a party stands in the order: its host's place."""
    host = battle.units[party[0]].joins
    return party[0] if host is None or not models(state, host) else host


def prey(battle, state, winner):
    """Parties that this one may pursue."""
    return [party for party in going(battle, state)
            if chases(state, winner, party)]


def dice_back(battle, party):
    """Dice of who flees (TAR-137)."""
    return 3 if fast(battle, party) else 2


def break_off(battle, state, play):
    """How far they go whom several pursue, or one who pursues others too."""
    winners = sorted(sweepers(battle, state),
                     key=lambda party: place(battle, state, party))
    away = []
    for loser in going(battle, state):
        after = [w for w in winners if loser in prey(battle, state, w)]
        alone = len(after) == 1 and len(prey(battle, state, after[0])) == 1
        if battle.back or after and not alone:
            total = play.throw(sums(dice_back(battle, loser)))
            away += [(n, total) for n in loser]
    return state._replace(chapter="hunt", away=tuple(away),
                          hunting=tuple(winners))


def gone(battle, state, thrown, units):
    """Half inches that those of units who are left go; None: trapped."""
    return went(thrown, [
        row for n in units for kind in {
            stack.kind for stack in state.units[n]}
        for row in left(battle.back[n, kind], sum(
            stack.count for stack in state.units[n] if stack.kind == kind))])


def compared(battle, state, thrown, loser):
    """What a victor has to exceed (TAR-139, A-44)."""
    if not battle.moved:
        return thrown
    half_inches = gone(battle, state, thrown, loser)
    return thrown if half_inches is None else Fraction(half_inches, 2)


def together(battle, state):
    """Rows of those who fall back together and are left."""
    rows = {}
    for n in state.combat:
        if state.fates[n] == "breaks" and models(state, n):
            host = battle.units[n].joins
            rows.setdefault(n if host is None else host, []).append(n)
    return list(rows.values())


def trapped(battle, state):
    """Units that are destroyed when they fall back (R-30)."""
    found = set()
    for row in together(battle, state) if battle.back else ():
        half_inches = gone(battle, state, dict(state.away)[row[0]], row)
        if half_inches is None:
            found.update(row)
    return found


def races(battle, state, winner, pairs):
    """{pairs whose winner threw more: ways} (TAR-139)."""
    away = dict(state.away)     # of each unit: some of a party may be gone
    known = {("fled", loser): compared(battle, state, away[loser[0]], loser)
             for _, loser in pairs if loser[0] in away}
    dice = {("fled", loser): dice_back(battle, loser) for _, loser in pairs
            if ("fled", loser) not in known}
    each = reading(battle, "sweep_roll") == "each"
    for pair in pairs:
        dice["won", pair if each else winner] = sweeping_dice(battle, state,
                                                              winner)
    ways = [(known, 1)]
    for name, many in dice.items():
        ways = [({**before, name: total}, count * more)
                for before, count in ways
                for total, more in sums(many).items()]
    found = {}
    for rolled, count in ways:
        key = faster(rolled, pairs)
        found[key] = found.get(key, 0) + count
    return found


def chapter(battle, state, play):
    """The next party that has anybody to pursue throws, and may sweep."""
    if not state.hunting:
        return state._replace(
            chapter="sweep-orders" if state.pairs else "over")
    winner, *rest = state.hunting
    state = state._replace(hunting=tuple(rest))
    party = tuple(n for n in winner
                  if here(state, n) and free(battle, state, n))
    pairs = tuple((winner, loser) for loser in prey(battle, state, party))
    if not pairs:
        return state
    note(138, 139)
    caught = play.throw(races(battle, state, winner, pairs))
    side = battle.units[winner[0]].side
    if not caught or not play.ask(side, "sweep", (True, False)):
        return state
    return state._replace(pairs=tuple(sorted(state.pairs + tuple(
        (n, x) for _, loser in caught for n in party for x in loser))))
