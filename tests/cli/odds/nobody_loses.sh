# A side that never loses anything has no row among the casualties: a line says so.
from() { sed '/^Careful/,$d; /^What/,$d' | sed -n "/$1/,\$p"; }
bayonet odds soldiers | from '^In 100, at'
bayonet odds soldiers eliminated_2_1=0 | from held
bayonet odds nqm 6 regular v 3 regular defender.morale=failed | from overrun
