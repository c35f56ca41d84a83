# A side that never loses anything has no row among the casualties: a line says so.
bayonet odds soldiers | sed -n '/^In 100, at/,/^Never/p'
bayonet odds soldiers eliminated_2_1=0 | sed -n '/held/,/^Never/p'
bayonet odds nqm 6 regular v 3 regular defender.morale=failed | sed -n '/overrun/,/^Never/p'
