bayonet check examples/armies/tyranids.yaml | head -1
bayonet odds examples/armies/tyranids.yaml
# What its head compares it with.
bayonet odds examples/armies/tyranids.yaml 'attacker.units[2].groups[0].profile=tyrants' | sed -n 5p
bayonet best examples/armies/tyranids.yaml
