# What does not fit is refused whole, with a sentence on what is wrong; nothing is taken.
printf '%s\n' 3 0 two 'roll' 1 6425 67 60 x '' '6 x' +1 -1 '6;4/2' 555 9 55 q | bayonet play nqm --seed 5
tail -n +2 nqm.jsonl
