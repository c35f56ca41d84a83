bayonet simulate nqm -n
bayonet simulate nqm -n 0
bayonet simulate nqm -n 1e6
bayonet simulate nqm --trials -5
bayonet simulate nqm -n 99999999999999999999
bayonet simulate nqm --seed x
bayonet simulate nqm --threads 0
bayonet simulate nqm --way up
bayonet simulate nqm --way tree --orders best
bayonet simulate nqm --way graph --budget 10
bayonet simulate nqm attacker.strength=900
bayonet simulate
