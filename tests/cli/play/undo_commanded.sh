# Taking back goes to the last step of one's own: what Bayonet chose and rolled since goes too.
printf '%s\n' 621 1 u u q | bayonet play nqm --dice defender=3 --command defender=best
tail -n +2 nqm.jsonl
