# What a side chose to do is a sentence.
printf '%s\n' 1 2 5 4 5 6 1 | bayonet play examples/portable-example-3.yaml --record r.jsonl > /dev/null
bayonet replay r.jsonl | tr '\n' ' ' | grep -o 'The [a-z]* chooses to [^.]*\.'
