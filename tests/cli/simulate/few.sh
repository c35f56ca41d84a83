# so few that what hardly happens did not; the exact odds say that it can
bayonet simulate nqm -n 100 --digits 1
