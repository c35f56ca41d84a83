bayonet best nqm
