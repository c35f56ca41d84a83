# A file of orders is no scenario: the way to give it is shown.
bayonet odds examples/questions/nqm-02-never.yaml
printf -- '- {at: commit, do: hold-b-coy}\n' >'my orders.yaml'
bayonet best 'my orders.yaml'
bayonet odds <'my orders.yaml' -
printf 'attacker: 3\norders: [{at: commit, do: hold}]\n' >both.yaml
bayonet odds both.yaml
printf 'attacker: 3\n' >none.yaml
bayonet odds none.yaml
