bayonet check examples/armies/eldar.yaml | head -1
bayonet odds examples/armies/eldar.yaml
# What its head compares it with.
bayonet odds examples/armies/eldar.yaml 'attacker.units[0].groups[0].grenades=none' | sed -n 5p
bayonet best examples/armies/eldar.yaml
