bayonet odd nqm
