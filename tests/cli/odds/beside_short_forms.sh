# Samples, short forms and files stand side by side; what follows the name of a rule system is its short form.
bayonet odds nqm nqm regular_defence_dice=1 | head -9
bayonet odds hours=2 nqm 6 regular v 3 regular nqm 6 veteran v 3 regular hours=1 examples/nqm-hill.yaml --json |
    /usr/bin/python3 -c 'import json, sys; print(*json.load(sys.stdin)["names"], sep="\n")'
bayonet odds - nqm <examples/nqm-hill.yaml | sed -n 8,9p
bayonet odds - - <examples/nqm-hill.yaml; echo "exit status $?"
bayonet odds examples/nqm-hill.yaml 6 v 3; echo "exit status $?"
bayonet odds nqm 6 regulr v 3 regular nqm; echo "exit status $?"
bayonet odds nqm nqm nqm nqm nqm nqm nqm nqm nqm; echo "exit status $?"
