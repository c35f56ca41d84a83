# With --json the dialogue goes to standard error and one document comes out.
printf '%s\n' 1 642 | bayonet play nqm --seed 5 --json 2> dialogue | tr ',' '\n' | grep -E '"(kind|record|schema|steps)"'
head -n 2 dialogue
