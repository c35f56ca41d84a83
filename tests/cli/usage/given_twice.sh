# Neither is dropped in silence.
bayonet odds nqm hours=2 hours=3; echo "exit $?"
bayonet best nqm hours=2 attacker.strength=7 hours=2; echo "exit $?"
bayonet odds nqm hours=3 hours=4 wtj; echo "exit $?"
bayonet odds nqm hours=3 wtj turns=2 turns=3; echo "exit $?"
bayonet odds hours=3 nqm hours=2 nqm --csv | tail -1; echo "exit $?"
bayonet odds nqm --digits 3 --digits 4; echo "exit $?"
bayonet odds nqm --orders best --orders=standing; echo "exit $?"
bayonet simulate nqm -n 10 --trials 20; echo "exit $?"
bayonet odds nqm attacker.strength=7 'attacker=5 elite'; echo "exit $?"
bayonet odds nqm 'attacker=5 elite' attacker.strength=7 | sed -n 2p
bayonet odds nqm win=no-clean parameters.win=bases-inside; echo "exit $?"
bayonet vary nqm hours=1..2 attacker.strength=7 'attacker=5 elite'; echo "exit $?"
bayonet vary nqm attacker.strength=6,7 'attacker=5 elite' | head -9
bayonet play nqm --dice attacker=1 --dice defender=2 </dev/null | head -2
