# Orders look at single units, by their ids; exact odds and thrown dice agree.
printf '%s\n' '- {at: commit, do: hold-c-coy}' > held.yaml
printf '%s\n' '- {at: commit, do: hold-c-coy}' '- {at: reinforce, when: {b-coy.left: "..1"}, do: commit-c-coy}' > unit.yaml
for orders in held unit; do
    bayonet odds examples/nqm-reserve.yaml --orders $orders.yaml | grep 'position taken'
    bayonet simulate examples/nqm-reserve.yaml --orders $orders.yaml -n 1000000 | grep 'position taken'
done
printf '%s\n' '- {at: reinforce, when: {b-coy.rod: "..1"}, do: commit-c-coy}' '- {at: reinforce, when: {b-koy.red: "..1"}, do: commit-c-coy}' > o.yaml
bayonet odds examples/nqm-reserve.yaml --orders o.yaml; echo "exit $?"
# A fault in orders for a record is in the orders.
printf '%s\n' 1 642 | bayonet play nqm --seed 5 --record r.jsonl > /dev/null
printf '%s\n' '- {at: defence, do: dice-9}' > o.yaml
bayonet odds --from r.jsonl --orders o.yaml; echo "exit $?"
