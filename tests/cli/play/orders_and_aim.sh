# Odds under orders of one's own, advice for another aim, a budget that is too small.
echo 'orders: [{at: defence, do: dice-1}]' > orders.yaml
printf '%s\n' '?' q | bayonet play nqm --orders orders.yaml --record a.jsonl | tail -n +3
printf '%s\n' '?' q | bayonet play nqm --aim cheaply --record b.jsonl | tail -n +6

printf '%s\n' '?' 1 642 55 q | bayonet play nqm --budget 9 --command attacker=best --record c.jsonl
printf '%s\n' '?' q | bayonet play nqm --orders best --dice 3 --record d.jsonl | tail -n +3
