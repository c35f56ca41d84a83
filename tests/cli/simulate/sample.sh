bayonet simulate nqm -n 100000
