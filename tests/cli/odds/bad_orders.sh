printf -- '- {at: defense, do: dice-1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
printf 'orders:\n  - {at: defence, do: dice1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
printf -- '- {at: defence, when: {attacker.claen: 3}, do: dice-1}\n' >one.yaml; bayonet odds nqm --orders one.yaml; echo "exit $?"
bayonet odds nqm --orders none.yaml; echo "exit $?"
# All that is wrong is told, not the first thing only.
printf '%s\n' '- {at: defense, do: dice1}' '- {at: defence, when: {hours_lft: 3, inside: x}, do: dice-1}' '- {do: stop}' > one.yaml
bayonet odds nqm --orders one.yaml
