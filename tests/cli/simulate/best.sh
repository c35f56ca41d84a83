bayonet simulate nqm -n 10000 --orders best
