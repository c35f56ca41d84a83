bayonet check examples/armies/tau.yaml | head -1
bayonet odds examples/armies/tau.yaml
# What its head compares it with.
bayonet odds examples/armies/tau.yaml 'attacker.units[2].groups[0].models=3' | sed -n 5p
bayonet best examples/armies/tau.yaml
