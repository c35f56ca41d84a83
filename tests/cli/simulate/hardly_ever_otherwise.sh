bayonet simulate nqm 40 elite v 30 elite -n 3000 --digits 0 | sed -n 5,6p
bayonet simulate nqm 45 elite v 30 elite -n 20000 --digits 0 | sed -n 5,6p
