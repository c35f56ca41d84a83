# The end of the input is as q; a line that was typed without its end counts.
printf '1\n64' | bayonet play nqm --seed 5 | tail -n 8
tail -n 1 nqm.jsonl
bayonet play nqm.jsonl --dice attacker=own,defender=9 --command attacker=best < /dev/null | tail -n 4
