bayonet odds nqm --fraction=1; echo "exit $?"
bayonet odds nqm --digit; echo "exit $?"
bayonet odds nqm --ordres best; echo "exit $?"
bayonet odds nqm --digits many; echo "exit $?"
bayonet odds nqm --budget 0; echo "exit $?"
bayonet rules --fractions; echo "exit $?"
bayonet --quiet; echo "exit $?"
# Letters in one word, a key with dashes; and a short form in quotes is one all the same.
bayonet odds -d.yaml; echo "exit $?"
bayonet odds -q7 nqm; echo "exit $?"
bayonet odds nqm -nn; echo "exit $?"
bayonet odds nqm --hours 2; echo "exit $?"
bayonet odds "nqm 6 veteran v 3 regular" hours=2 | head -n 2
bayonet odds "nqm 6 veteran w 3 regular"; echo "exit $?"
