# Two numbers that do not fit each other are both named, at the one that was given: the other may be as usual.
bayonet new soldiers >usual.yaml
bayonet check usual.yaml eliminated_2_1=5
bayonet check usual.yaml disrupted_2_1=0
bayonet check usual.yaml eliminated_2_1=5 disrupted_2_1=3
bayonet check usual.yaml die=4
bayonet check usual.yaml charge_eliminates=5
(cat usual.yaml; printf 'parameters:\n  points_needed: 2\n  eliminated_2_1: 5\n') >given.yaml
bayonet check given.yaml
(cat usual.yaml; printf 'table: [1-1 2 1]\n') >table.yaml
bayonet check table.yaml
