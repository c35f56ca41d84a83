# The option in brackets is what the orders of the file do; Enter takes it, w says both, and --orders standing takes the other.
printf '%s\n' w '' q | bayonet play examples/nqm-two-hours.yaml --seed 5 | tail -n +9
printf '%s\n' '' q | bayonet play examples/nqm-two-hours.yaml --orders standing --seed 5 --record s.jsonl | tail -n +9 | head -4
# An order for a single unit too.
printf '%s\n' 'rules: nqm' 'attacker: {stands: [A 3, B 3]}' 'defender: 3 regular' \
    'orders: [{at: defence, when: {a.left: "3.."}, do: dice-1}]' > unit.yaml
printf '%s\n' '' q | bayonet play unit.yaml --seed 5 | grep '\[1\]\|\[2\]'
