# The last step may be taken back even when the assault is over with it.
printf '%s\n' 1 642 '5 5' 2 u 1 | bayonet play nqm --seed 5 | tail -n 16
printf '%s\n' 1 642 '5 5' 2 | bayonet play nqm --record over.jsonl --seed 5 > /dev/null
printf '%s\n' u q | bayonet play over.jsonl | tail -n +6
