# Neither is dropped in silence.
bayonet odds nqm hours=2 hours=3; echo "exit $?"
bayonet best nqm hours=2 attacker.strength=7 hours=2; echo "exit $?"
bayonet odds nqm hours=3 hours=4 wtj; echo "exit $?"
bayonet odds nqm hours=3 wtj turns=2 turns=3; echo "exit $?"
bayonet odds hours=3 nqm hours=2 nqm --csv | tail -1; echo "exit $?"
