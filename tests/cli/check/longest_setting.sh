# Of two settings that lead to what is wrong the one is named that says the most of it.
bayonet check examples/nqm-hill.yaml 'attacker=6 regular' attacker.strength=900; echo "exit $?"
bayonet check examples/nqm-hill.yaml 'attacker=6 regulax' attacker.strength=9; echo "exit $?"
