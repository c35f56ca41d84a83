bayonet odds nqm 6 veteran v 3 regular hours=2
