# What the next commands propose is asked under the same aim, and where they take them, the same orders.
cat >'my orders.yaml' <<'END'
orders:
  - {at: attack-again, do: stop}
END
bayonet odds nqm --aim cheaply --orders 'my orders.yaml' | tail -2
bayonet odds nqm --orders best | tail -2
bayonet best nqm --aim position-taken=100,attacker_losses=-5 | tail -2
bayonet odds nqm --orders - <'my orders.yaml' | tail -4
bayonet odds examples/nqm-hill.yaml examples/nqm-short.yaml --aim cheaply | tail -1
