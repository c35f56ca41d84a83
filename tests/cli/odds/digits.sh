bayonet odds nqm --digits 3
bayonet odds nqm --digits 0 | sed -n 5p
