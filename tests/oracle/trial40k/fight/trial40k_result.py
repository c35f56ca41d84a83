"""The winner, morale, and the units that fall back.

Source: TAR-125 to 139, 158 to 160; A-38, A-41 to A-45, A-65, A-68, A-74,
A-76; tables 2.4, 2.5. Unit: wounds, points of Leadership.
"""

from trial40k_numbers import note, number, reading
from trial40k_state import (ATTACKER, DEFENDER, alive, engaged, friends,
                            health, here, models)


def tied(battle, state, n):
    """Those who are left of a unit, of who has joined it and of whom it has
    joined; whose unit is destroyed is alone (R-12)."""
    host = battle.units[n].joins
    host = n if host is None else host
    return living(state, friends(battle, n) if alive(state, host) else (n,))


def takes_part(battle, state, n):
    """Whether a unit is left and of the combat: it, or one with whom it is
    joined, was engaged in this phase, whether his enemies are left or not
    (TAR-133, 158; R-10)."""
    rows = tied(battle, state, n)
    return n in rows and (any(engaged(state, m) for m in rows) or reading(
        battle, "idle_joined") == "counts")


def sides_left(battle, state):
    """Sides that have somebody left in the combat."""
    return {battle.units[n].side for n in state.combat
            if takes_part(battle, state, n)}


def outcome(battle, state):
    """(word, side that lost or None) (TAR-125 to 133; A-38)."""
    left = sides_left(battle, state)
    note(130)
    if not left:
        return "both-destroyed", None
    if len(left) == 1:
        note(133, 134)
        won = ATTACKER in left
        return ("destroyed", None) if won else ("lost-all", None)
    if state.lead == 0:
        note(129)
        return "draw", None
    note(128)
    return ("won", DEFENDER) if state.lead > 0 else ("lost", ATTACKER)


def parties(battle, units):
    """Units that test and fall back together (A-65)."""
    together = reading(battle, "ic_morale") == "together"
    rows = {}
    for n in units:
        host = battle.units[n].joins
        key = host if together and host in units else n
        rows.setdefault(key, []).append(n)
    return [tuple(sorted(row)) for _, row in sorted(rows.items())]


def living(state, party):
    """The units of a party that have a model left."""
    return tuple(n for n in party if alive(state, n))


def best_leadership(battle, state, party):
    """The Leadership of a party (A-42)."""
    counts = {}
    for n in party:
        for stack in state.units[n]:
            score = battle.kinds[stack.kind].ld
            if score is not None:
                counts[score] = counts.get(score, 0) + stack.count
    whose = reading(battle, "unit_ld")
    if whose == "lowest":
        return min(counts, default=0)
    if whose == "majority":
        most = max(counts.values(), default=0)
        counts = [score for score in counts if counts[score] == most]
    return max(counts, default=0)


def crowd(battle, state, units):
    """Models or Wounds of units (A-76)."""
    size = models if reading(battle, "outnumber_by") == "models" else health
    return sum(size(state, n) for n in units)


def outnumbered(battle, state, party):
    """The modifier of being outnumbered (2.5; A-76)."""
    side = battle.units[party[0]].side
    if reading(battle, "outnumber") == "combat":
        foes = [n for n in state.combat if battle.units[n].side != side
                and takes_part(battle, state, n)]
    else:
        foes = sorted({x for n in party for x in engaged(state, n)})
    ours, theirs = (crowd(battle, state, units) for units in (party, foes))
    for times, name in ((4, "outnumbered_4"), (3, "outnumbered_3"),
                        (2, "outnumbered_2")):
        if theirs >= times * ours:
            return number(battle, name)
    return number(battle, "outnumbered") if theirs > ours else 0


def below_half(battle, state, party):
    """Whether a party is below half its starting number (2.5).

    A joined character is not counted in his unit's numbers.
    """
    hosts = [n for n in party if battle.units[n].joins is None] or party
    return any(2 * models(state, n) < battle.units[n].start for n in hosts)


def score(battle, state, party):
    """What 2D6 may come to at most (TAR-135; A-41, A-42)."""
    best = best_leadership(battle, state, party)
    if reading(battle, "morale_mods") == "3e":
        best += outnumbered(battle, state, party)
        if below_half(battle, state, party):
            best += number(battle, "below_half")
    if reading(battle, "insane_heroism") == "yes":
        best = max(best, 2)
    return best


def chapter(battle, state, play):
    """Results, and the losers' tests in order (TAR-135 to 137, 159)."""
    word, loser = outcome(battle, state)
    results = (*state.results, word)
    state = state._replace(results=results, lead=0, chapter="break")
    if loser is None:
        return state
    losing = [n for n in state.combat if battle.units[n].side == loser
              and takes_part(battle, state, n)]
    fates, stay = list(state.fates), set(state.stay)
    for party in parties(battle, losing):
        note(135, 159)
        if play.test(score(battle, state, party)):
            note(136)
            if reading(battle, "pass_goto") == "end":
                stay |= set(party)
        else:
            note(137)
            for n in party:
                fates[n] = "breaks"
    return state._replace(fates=tuple(fates), stay=tuple(sorted(stay)))


def fast(battle, party):
    """Whether a party falls back 3D6 (TAR-137; A-65: the slower speed)."""
    return all(battle.units[n].fast for n in party)


def free(battle, state, n):
    """Whether a victor may sweep (TAR-160; A-68).

    Who touches nobody himself, but has joined those who do, goes with them.
    """
    foes = engaged(state, n) or [x for friend in friends(battle, n)
                                 for x in engaged(state, friend)]
    foes = [x for x in foes if alive(state, x)]
    going = [x for x in foes if state.fates[x] == "breaks"]
    if reading(battle, "all_flee") == "each":
        return bool(going)
    if going and len(going) < len(foes):
        note(160)
    return bool(going) and len(going) == len(foes)


def sweeping_dice(battle, state, party):
    """Dice of a victor, or of a party, as fast as the slowest of it (TAR-138;
    A-47, A-65, A-74)."""
    host = battle.units[party[0]].joins
    host = party[0] if host is None else host
    if reading(battle, "ic_sweep") == "shared" and alive(state, host):
        party = living(state, friends(battle, host))
    quick = reading(battle, "sweep_dice") == "fast-three"
    return 3 if quick and fast(battle, party) else 2


def sweepers(battle, state):
    """Parties of victors with units that are free to sweep (A-45, A-74)."""
    row = [n for n in state.combat
           if here(state, n) and free(battle, state, n)]
    if reading(battle, "ic_sweep") == "own":
        return [(n,) for n in row]
    return parties(battle, row)


def chases(state, winner, loser):
    """Whether two parties were engaged with one another."""
    return any(x in engaged(state, n) for n in winner for x in loser)


def one_each(dice, pairs):
    """A roll of a victor against each of the beaten (A-45)."""
    rolls = {key: many for key, many in dice.items() if key[0] == "fled"}
    rolls.update({("won", pair): dice["won", pair[0]] for pair in pairs})
    return rolls


def break_off(battle, state, play):
    """How far they go, and whom they outpace (TAR-137 to 139)."""
    going = parties(battle, [n for n in state.combat
                             if state.fates[n] == "breaks"])
    if not going:
        return state._replace(chapter="over")
    winners = sweepers(battle, state)
    pairs = [(w, l) for w in winners for l in going if chases(state, w, l)]
    dice = {("fled", l): 3 if fast(battle, l) else 2 for l in going
            if any(l == loser for _, loser in pairs)}
    dice.update({("won", w): sweeping_dice(battle, state, w) for w in winners
                 if any(w == winner for winner, _ in pairs)})
    note(138, 139)
    if reading(battle, "sweep_roll") == "each":
        dice = one_each(dice, pairs)
    caught = play.outpaced(dice, pairs)
    wanted = []
    for w in winners:
        if any(w == winner for winner, _ in caught):
            side = battle.units[w[0]].side
            if play.ask(side, "sweep", (True, False)):
                wanted += [(winner, loser) for winner, loser in caught
                           if winner == w]
    if not wanted:
        return state._replace(chapter="over")
    return state._replace(chapter="sweep-orders", pairs=tuple(
        sorted({(n, x) for w, l in wanted for n in w for x in l
                if here(state, n) and free(battle, state, n)})))
