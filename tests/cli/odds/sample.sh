bayonet odds nqm
