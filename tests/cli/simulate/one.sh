bayonet simulate nqm -n 1
bayonet simulate soldiers --trials 1 | sed -n '/^Fought once/,/^What/p'
