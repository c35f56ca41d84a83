"""The test vectors WTJ-T18 to WTJ-T23: losses, tanks, morale, fire, guns.

Source: W.5. Unit: each check gives (vector, what, expected, what came out).
"""

from wtj_fire import dice_of
from wtj_loss import lose, places
from wtj_modifiers import fixed
from wtj_morale import removed
from wtj_scenario import read_battle
from wtj_state import alive
from wtj_tank_rounds import begun_with_tanks
from wtj_told import Told, played
from wtj_turn import first
from wtj_vectors import duel, fight, unit


def losses():
    """T18: the largest unit first (AMB-W17)."""
    battle = read_battle({
        "rules": "wtj", "attacker": {"units": [unit("A", 9)]},
        "defender": {"units": [unit("U1", 4), unit("U2", 6)]}})
    state = first(battle)
    yield "T18", "places", [(2, 0), (1, 0)], places(
        battle, state, battle.of(1))
    for count, want in ((1, (4, 5)), (2, (4, 4)), (3, (3, 4))):
        after = state._replace(losing=((tuple(battle.of(1)), count),))
        while after.losing:
            after = lose(battle, after, Told((), {}))
        yield ("T18", "after %d" % count, want,
               tuple(alive(after, n) for n in battle.of(1)))


def tanks_against(infantry, **more):
    """Two tanks against so many infantry units."""
    names = ["U%d" % k for k in range(1, infantry + 1)]
    return {"rules": "wtj", **more,
            "attacker": {"units": [unit("T", 2, type="tank",
                                        machine_guns=0)]},
            "defender": {"units": [unit(name, 4) for name in names]}}


def tanks():
    """T19, T20."""
    battle, row, play = played(tanks_against(3), [6, 5])
    begun = [state for state in row if state.assault
             and state.assault.movement]
    tries = [state.assault.tries for state in begun
             if state.assault.tries]
    yield "T19", "attempts in the round", ((0, 2),), tries[0]
    yield "T19", "dice thrown", [6, 5], play.thrown
    first_round = [state for state in begun if state.assault.round == 1]
    yield "T19", "sound, damaged", (1, 1), first_round[-1].units[0].counts
    yield "T19", "no third attempt", (), first_round[-1].assault.tries
    for moved, want in ((5, 2), (0, 4)):
        document = tanks_against(1)
        document["attacker"]["units"][0].update(allowance=12, moved=moved)
        _, _, play = played(document, [1] * 24)
        asked = sum("assault" in options for step, options in play.questions
                    if step == "tank-moves")
        yield "T20", "assaults, %d moved" % moved, want, asked
    yield "T20", "attempts of one assault", 6, len(played(
        tanks_against(1), [1] * 24)[2].thrown) // 4
    yield "T19", "rounds left in the third", None, begun_with_tanks(
        battle, begun[0]._replace(assault=begun[0].assault._replace(
            round=3)))


def morale():
    """T21: surrender and disintegrate, half each (WTJ-M3)."""
    for size, want in ((5, 3), (1, 1)):
        battle = read_battle(duel({"bases": size, "morale": "mutinous"},
                                  {"bases": 5}))
        state = removed(battle, first(battle), 0, "SD")
        yield "T21", "%d bases left" % size, 0, alive(state, 0)
        yield "T21", "%d bases, prisoners" % size, want, state.tally[0]


def may_fire(original, attached=False, **parameters):
    """(host's dice, attached base's dice) of an assaulting unit."""
    units = [unit("A", min(original, 6), original=original)]
    if attached:
        units.append({"name": "B", "type": "assault-weapon", "bases": 1,
                      "with": "a"})
    battle = read_battle({
        "rules": "wtj", "attacker": {"units": units}, "fire": True,
        "parameters": parameters,
        "defender": {"units": [unit("D", 6)]}})
    state = first(battle)
    return tuple(dice_of(battle, state, n) for n in battle.of(0))


def fire():
    """T22: who fires while assaulting."""
    yield "T22", "original 6", (1,), may_fire(6)
    yield "T22", "original 7", (0,), may_fire(7)
    yield "T22", "9-base host, attached base", (0, 1), may_fire(9, True)
    yield "T22", "6-base host, attached, W31 yes", (1, 1), may_fire(6, True)
    yield "T22", "6-base host, attached, W31 no", (0, 1), may_fire(
        6, True, W31="no")


def guns():
    """T23: a limbered gun alone."""
    document = duel({"bases": 6}, {"bases": 1, "type": "limbered"})
    battle = read_battle(document)
    yield "T23", "modifiers of D", [("WTJ-40", -2)], fixed(
        battle, first(battle), ((0,), (1,)), 1)
    yield from fight("T23", document, [(1, 3), (1, 3), (1, 3)],
                     {"defender_left": 0, "attacker_left": 5})      # tied 0 to 0
    yield from fight("T23, won by D", document, [(1, 6), (1, 3), (1, 3)],
                     {"defender_left": 0, "attacker_left": 3,
                      "attacker_beaten": 1})
    lone = duel({"bases": 1}, {"bases": 1, "type": "limbered"})
    yield from fight("T23, A killed", lone, [(1, 6)],
                     {"defender_left": 1, "attacker_left": 0})
