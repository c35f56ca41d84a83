# Line by line, with the clauses.
printf '%s\n' 2 u 1 642 '5 5' 1 1 2 664 2 4 | bayonet play nqm --seed 5 > /dev/null
bayonet replay nqm.jsonl --terse
