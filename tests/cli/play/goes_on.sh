# On from a record, also in the middle of a throw; what was played before is still there.
printf '%s\n' 2 64 | bayonet play nqm --record raid.jsonl --seed 5 > /dev/null
cp raid.jsonl before.jsonl
printf '%s\n' '?' 2 5 u '' | bayonet play raid.jsonl
head -c "$(wc -c < before.jsonl)" raid.jsonl | cmp - before.jsonl && tail -n +2 raid.jsonl
# Into another file the record is copied first.
printf '%s\n' q | bayonet play before.jsonl --record other.jsonl | tail -n 5
cmp before.jsonl other.jsonl && echo the same
