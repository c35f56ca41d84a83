"""One phase of close assaults as a game tree.

Source: ruling R-1, in the modules named here. `step` says what the rules have
to say of a situation: End, Chance or Choice; what leaves nothing to ask or
throw is passed through.
"""

import soldiers_announce
import soldiers_assault
import soldiers_charge
import soldiers_end
import soldiers_fire
import soldiers_retreat
from soldiers_orders import followed
from soldiers_state import Choice, State, first

__all__ = ["first", "step"]

STAGES = {
    "announce": soldiers_announce.announce,
    "name": soldiers_announce.name_units,
    "fire": soldiers_fire.fire,
    "fire-die": soldiers_fire.fire_die,
    "defender-fire": soldiers_fire.defender_fire,
    "defender-fire-die": soldiers_fire.defender_fire_die,
    "charge": soldiers_charge.charge,
    "charge-die": soldiers_charge.charge_die,
    "defender-charge": soldiers_charge.defender_charge,
    "defender-charge-die": soldiers_charge.defender_charge_die,
    "next-hex": soldiers_assault.next_hex,
    "cancel": soldiers_assault.cancel,
    "assault": soldiers_assault.assault,
    "retreat": soldiers_retreat.retreat,
    "advance": soldiers_retreat.advance,
    "over": soldiers_end.over,
}


def step(battle, state):
    """What the rules say of a situation."""
    now, said = state, STAGES[state.stage](battle, state)
    while isinstance(said, State):
        now, said = said, STAGES[said.stage](battle, said)
    return followed(battle, now, said) if isinstance(said, Choice) else said
