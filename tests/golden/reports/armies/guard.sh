bayonet check examples/armies/guard.yaml | head -1
bayonet odds examples/armies/guard.yaml
# What its head compares it with.
bayonet odds examples/armies/guard.yaml 'defender.units[0].cover=none' | sed -n 5p
bayonet best examples/armies/guard.yaml
