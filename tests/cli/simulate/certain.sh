bayonet simulate nqm defender.pins=3 -n 50
