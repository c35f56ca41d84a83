# An order to which the orders of its own side do not lead is noted; one that needs the other side to err is not.
note() { bayonet check it.yaml | sed -n '/^Note: order/,/^$/p'; }
# One stand may go in, and by standing orders it is A.
printf '%s\n' 'rules: nqm' 'attacker: {stands: [A 3, B 2, C 2]}' 'defender: {stands: [D 3]}' \
    'orders: [{at: commit, do: commit-b}]' > it.yaml
note
printf '%s\n' 'rules: nqm' 'attacker: {stands: [A 3, B 2, C 2]}' 'defender: {stands: [D 3]}' \
    'orders: [{at: commit, do: hold-a}, {at: commit, do: commit-b}]' > it.yaml
note
# Who stops at once does not go on later.
printf '%s\n' 'rules: nqm' 'hours: 2' 'attacker: 6' 'defender: 4' 'orders:' '  - {at: attack-again, do: stop}' \
    '  - {at: next-hour, do: go-on}' > it.yaml
note
# The defender of this file never lets it come to that, but another might.
printf '%s\n' 'rules: nqm' 'attacker: 6' 'defender: 4' 'orders:' '  - {at: hold-or-withdraw, do: withdraw}' \
    '  - {at: attack-again, when: {attacks_left: 1}, do: stop}' > it.yaml
note
