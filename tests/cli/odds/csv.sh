bayonet odds nqm 1 militia v 1 militia hours=2 --csv --fractions
bayonet best nqm 1 militia v 1 militia --csv | head -n 4
bayonet odds examples/nqm-hill.yaml examples/nqm-short.yaml --csv | cut -d, -f1-3 | grep ending
bayonet odds nqm --csv --json; echo "exit $?"
bayonet rules nqm --csv; echo "exit $?"
