printf -- '- {at: defense, do: dice-1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
printf 'orders:\n  - {at: defence, do: dice1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
printf -- '- {at: defence, when: {attacker.claen: 3}, do: dice-1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
bayonet odds nqm --orders none.yaml; echo "exit $?"
