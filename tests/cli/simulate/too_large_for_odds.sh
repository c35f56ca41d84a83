# no exact odds beside it, and the tree is walked
bayonet simulate nqm 20 elite v 20 elite -n 300 --budget 50
bayonet simulate nqm 20 elite v 20 elite -n 300 --budget 50 --json | grep -o '"way":"[a-z]*"'
