# The range is named.
bayonet vary nqm hours=1..2 --threads 1000; echo "exit $?"
bayonet odds nqm --budget 0; echo "exit $?"
bayonet simulate nqm -n 0; echo "exit $?"
bayonet simulate nqm --seed 18446744073709551615; echo "exit $?"
bayonet odds nqm --budget 1; echo "exit $?"
