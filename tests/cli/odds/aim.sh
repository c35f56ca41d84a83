bayonet odds nqm --aim cheaply | sed -n '/^Under/p'
bayonet odds nqm --aim position-taken=100,attacker_losses=-5 | sed -n '/^Under/p'
bayonet odds nqm --aim position-taken=100,defender_losses=5/2 | sed -n '/^Under/p'
printf 'position-taken: 50\n' >aim.yaml && bayonet odds nqm --aim aim.yaml | sed -n '/^Under/p'
bayonet odds nqm --aim examples/nqm-brigade.yaml | sed -n '/^Under/p'
printf 'position-taken: 50\nposition-lost: 3\n' >aim.yaml; bayonet odds nqm --aim aim.yaml; echo "exit $?"
bayonet odds nqm --aim takne=1; echo "exit $?"
bayonet odds trial40k --aim fled=1; echo "exit $?"
