bayonet best nqm --budget 20
