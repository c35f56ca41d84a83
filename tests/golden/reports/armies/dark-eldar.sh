bayonet check examples/armies/dark-eldar.yaml | head -1
bayonet odds examples/armies/dark-eldar.yaml
# What its head compares it with.
bayonet odds examples/armies/dark-eldar.yaml 'attacker.units[0].groups[0].weapons[0]=blade' | sed -n 5p
bayonet best examples/armies/dark-eldar.yaml
