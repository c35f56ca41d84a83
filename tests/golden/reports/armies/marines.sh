bayonet check examples/armies/marines.yaml | head -1
bayonet odds examples/armies/marines.yaml
# What its head compares it with.
bayonet odds examples/armies/marines.yaml 'attacker.units[0].groups[1].weapons[0]=power' | sed -n 5p
bayonet best examples/armies/marines.yaml
