# What is advised is the right command: the word that was meant stands in the place of what was typed.
bayonet odds NQM 6 Veteran V 3 Regular; echo "exit $?"
bayonet odds nqm 6 Veteran V 3 Regular | tail -1; echo "exit $?"
bayonet odds wjt 9 v 6; echo "exit $?"
bayonet odds 6 veteran v 3 regular; echo "exit $?"
