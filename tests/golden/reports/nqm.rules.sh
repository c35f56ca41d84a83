bayonet rules nqm
