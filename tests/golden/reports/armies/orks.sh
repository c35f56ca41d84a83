bayonet check examples/armies/orks.yaml | head -1
bayonet odds examples/armies/orks.yaml
# What its head compares it with.
bayonet odds examples/armies/orks.yaml 'attacker.units[0].groups[1].weapons[0]=blade' | sed -n 5p
bayonet best examples/armies/orks.yaml
