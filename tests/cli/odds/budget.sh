bayonet odds nqm --budget 20; echo "exit $?"
bayonet odds nqm --budget 1000 | sed -n 5p
# more than the usual limit where more are asked for
bayonet odds nqm --budget 5000000 | sed -n 5p
bayonet simulate nqm -n 2000 --threads 2 --budget 5000000 | sed -n 5p
