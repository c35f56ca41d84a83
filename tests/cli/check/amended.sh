bayonet check examples/nqm-hill.yaml attacker.strength=900; echo "exit $?"
bayonet check examples/nqm-hill.yaml 'attacker.stands[0].red=1'; echo "exit $?"
