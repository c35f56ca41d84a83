# Arvold's example by hand: 8 against 4, die 3, driven out; both advance.
printf '%s\n' assault-c3 assault-c3 3 retreat-c4 1 1 '' | bayonet play examples/soldiers-two-on-one.yaml --seed 5
tail -n +2 soldiers-two-on-one.jsonl
bayonet replay soldiers-two-on-one.jsonl
