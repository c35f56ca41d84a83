bayonet review nqm
