bayonet simulate nqm -n 1
