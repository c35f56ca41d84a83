bayonet odds nqm 6 regular v 3 regular defender.morale=failed
bayonet odds nqm 1 militia v 60 elite
