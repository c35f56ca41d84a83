# KEY=VALUE before the first file amends all, behind a file that one; of two, a column of differences.
cp examples/nqm-hill.yaml hill.yaml
bayonet odds hill.yaml hill.yaml hours=2
bayonet odds hill.yaml hill.yaml | sed -n 6,12p
bayonet odds hours=2 hill.yaml hill.yaml attacker.strength=9 hill.yaml hours=3 --digits 1 | sed -n 8,40p
bayonet odds hill.yaml hill.yaml attacker.strength=9 --why | sed -n 18,40p
bayonet odds hill.yaml hill.yaml defender.strength=4 --aim cheaply | sed -n 6,8p
bayonet odds hill.yaml examples/nqm-two-hours.yaml hill.yaml | sed -n 8,12p
bayonet odds hill.yaml hill.yaml hours=2 --json | /usr/bin/python3 -c 'import json, sys; print(json.load(sys.stdin)["names"])'
bayonet odds hill.yaml hill.yaml hours=200; echo "exit $?"
