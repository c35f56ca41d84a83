"""One assault of Not Quite Mechanised as a game tree.

Source: the whole catalogue and the rulings R-1 to R-30, in the modules named
here. `step` says what the rules have to say of a situation: End, Chance,
Choice or Next; what leaves nothing to ask or throw is passed through.
"""

import nqm_after
import nqm_attack
import nqm_judge
import nqm_tanks
import nqm_turn
import nqm_unit
from nqm_orders import followed
from nqm_state import Choice, Next, State

first = nqm_turn.first

PHASES = {
    "start": nqm_turn.start, "next-body": nqm_turn.next_body,
    "turn": nqm_turn.turn, "assault": nqm_turn.assault,
    "fight-on": nqm_turn.fight_on, "bring-up": nqm_turn.bring_up,
    "called-off": nqm_turn.called_off,
    "before-assault": nqm_tanks.before_assault, "fire": nqm_tanks.fire,
    "roll-in": nqm_tanks.roll_in, "rolled-in": nqm_tanks.rolled_in,
    "drive": nqm_tanks.drive, "through": nqm_tanks.through,
    "stay-in": nqm_tanks.stay_in, "tanks-turn": nqm_tanks.tanks_turn,
    "hunt-commit": nqm_tanks.hunt_commit, "hunt-over": nqm_tanks.hunt_over,
    "begin": nqm_attack.begin, "attack": nqm_attack.attack,
    "attack-dice": nqm_attack.attack_dice,
    "defence-dice": nqm_attack.defence_dice, "throw": nqm_attack.throw,
    "casualties": nqm_attack.casualties, "test": nqm_unit.test,
    "judge": nqm_judge.judge, "last-reserve": nqm_judge.last_reserve,
    "lost": nqm_judge.lost, "defender-last": nqm_judge.defender_last,
    "defender-last-saved": nqm_judge.defender_last_saved,
    "unbeaten": nqm_judge.unbeaten, "going-on": nqm_judge.going_on,
    "join": nqm_judge.join,
    "stay": nqm_judge.stay, "reserve": nqm_judge.reserve,
    "next-attack": nqm_judge.next_attack, "withdraw": nqm_judge.withdraw,
    "stop": nqm_judge.stop, "kept": nqm_judge.kept,
    "retaken": nqm_judge.retaken,
    "won": nqm_after.won, "counter-now": nqm_after.counter_now,
    "after-success": nqm_after.after_success,
    "reorganise": nqm_after.reorganise, "take-off": nqm_after.take_off,
    "counter-next": nqm_after.counter_next,
    "counter-commit": nqm_after.counter_commit,
    "after-failure": nqm_after.after_failure,
    "broken-off": nqm_after.broken_off,
}


def step(battle, state):
    """What the rules say of a situation."""
    now, said = state, PHASES[state.phase](battle, state)
    while isinstance(said, State):
        if said.phase == "attack":
            return Next(said)
        now, said = said, PHASES[said.phase](battle, said)
    if isinstance(said, Choice):
        return followed(battle, now, said)
    return said
