# Gone on with under another hand: what the commander now makes is not one's own to take back.
printf '%s\n' 1 642 55 1 1 2 | bayonet play nqm --seed 5 --record raid.jsonl > /dev/null
printf '%s\n' u u q | bayonet play raid.jsonl --command defender=best | tail -n +7
tail -n +7 raid.jsonl
# A record whose last line has no end is gone on with in a line of its own.
printf '%s\n' 1 64 | bayonet play nqm --seed 5 --record a.jsonl > /dev/null
head -c -1 a.jsonl > b.jsonl
printf '%s\n' 2 | bayonet play b.jsonl > /dev/null
tail -n +2 b.jsonl
bayonet check b.jsonl | head -n 1
# So is one that begins with a byte order mark and ends its lines as DOS does.
sed '1s/^/\xef\xbb\xbf/; s/$/\r/' a.jsonl > c.jsonl
printf '%s\n' 2 | bayonet play c.jsonl > /dev/null
bayonet check c.jsonl | head -n 1
