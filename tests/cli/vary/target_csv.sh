# Rows for a spreadsheet begin with the nearest settings too; those without an answer come last.
bayonet vary nqm attacker.strength=1..3,900,4 --target headline=50 --csv | cut -d, -f1,2
bayonet vary nqm attacker.strength=1..3,900,4 --csv | cut -d, -f1,2
