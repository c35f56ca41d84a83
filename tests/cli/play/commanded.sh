# Bayonet commands both sides and rolls all dice: nobody is asked.
bayonet play nqm --dice 7 --command attacker=best,defender=fallible < /dev/null
# A fallible commander errs the same with the same seed, a standing one keeps to his orders.
bayonet play nqm --dice 7 --command attacker=best --command defender=fallible --record b.jsonl \
    < /dev/null > /dev/null
cmp nqm.jsonl b.jsonl && echo the same
printf '%s\n' 111 66 q | bayonet play nqm --command defender=standing | tail -n +6 | head -4
