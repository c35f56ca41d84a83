bayonet show nqm
