bayonet odds nqm 2 militia v 2 regular --why
bayonet odds nqm 2 militia v 2 regular --why --json | /usr/bin/python3 -c "
import json, sys
for use in json.load(sys.stdin)[\"why\"]:
    if use[\"chance\"]: print(use[\"clause\"], round(use[\"expected\"], 6), round(use[\"chance\"], 6))"
bayonet best nqm --why; echo "exit $?"
