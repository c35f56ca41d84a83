# A record that stops on the way, also in the middle of a throw; JSON.
printf '%s\n' 1 64 | bayonet play nqm --seed 5 > /dev/null
bayonet replay nqm.jsonl
bayonet replay nqm.jsonl --json | tr ',' '\n' | grep -E '"(kind|schema|steps|undone)"'
bayonet replay - < nqm.jsonl | tail -n 2
