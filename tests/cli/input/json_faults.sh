printf '{"rules": "nqm",\n "hours": 1,\n "hours": 2}' >twice.json; bayonet check twice.json; echo "exit $?"
printf '{"rules": "nqm",\n "hours": 1' >open.json; bayonet check open.json; echo "exit $?"
printf '{"rules": "nqm", "attacker": "6 regular",\n "defender": {"strength": "three"}}' >word.json; bayonet check word.json; echo "exit $?"
