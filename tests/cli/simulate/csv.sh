bayonet simulate nqm 2 militia v 2 regular -n 2000 --csv
bayonet simulate nqm -n 2000 --csv --json
