# Any ending or measure; an aim whose points are no chances; both sides of best play; standard input.
bayonet vary nqm hours=1..3 --show unresolved,position-taken,attacker_losses --digits 1
bayonet vary nqm hours=1..3 --aim cheaply
bayonet vary nqm hours=1..3 --orders best-attacker --digits 1
bayonet vary nqm orders=standing,best aim=ground,cheaply | head -12
bayonet vary - hours=1..2 <examples/nqm-hill.yaml
bayonet vary nqm hours=1..2 attacker.strength=6,9 --orders best --json
