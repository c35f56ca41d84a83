bayonet odds nqm --budget 20; echo "exit $?"
bayonet odds nqm --budget 1000 | sed -n 5p
