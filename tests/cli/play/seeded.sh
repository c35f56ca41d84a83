# A seed for both sides; the same seed is the same game.
yes '' | bayonet play nqm --dice 7 --record a.jsonl
yes '' | bayonet play nqm --dice seeded --seed 7 --record b.jsonl > /dev/null
cmp a.jsonl b.jsonl && tail -n 3 a.jsonl
