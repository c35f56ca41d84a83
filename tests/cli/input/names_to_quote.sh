cp examples/nqm-hill.yaml "the hill's.yaml"
bayonet check "the hill's.yaml" attacker.strength=7
