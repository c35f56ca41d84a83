# Odds and best order, the rule, the ground and help, at a choice and in mid-throw.
printf '%s\n' '?' w s h r 1 64 '?' w s 2 '?' q | bayonet play nqm --seed 5
