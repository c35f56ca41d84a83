# The sentence names 200 and A-99, which does not say that 0 was given, or that A-9 is nearest.
bayonet odds nqm 0 veteran v 3 regular
echo "exit status $?"
bayonet odds nqm A-99=net
echo "exit status $?"
bayonet odds nqm 6 regular v 3 reg
echo "exit status $?"
bayonet odds nqm 'attacker.stands[0].red=1'
echo "exit status $?"
