bayonet best nqm 6 regular v 3 regular defender.morale=failed
