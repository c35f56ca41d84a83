# What was rolled and is taken back comes again the same; a throw under way is taken back alone.
printf '%s\n' u 1 r u r u u 2 61 u 611 r u q | bayonet play nqm --dice attacker=own,defender=9
tail -n +2 nqm.jsonl
