# A phase with two hexes by hand: announcements, fire and its answer, one who drops out, two assaults.
printf '%s\n' assault-b4 assault-b4 assault-c4 assault-b4 fire-at-b4 5 hold-fire fire-at-a3 3 hold-fire \
    go-in-b-coy go-in-d-coy 2 retreat-b5 retreat-a4 advance-b-coy stay-d-coy go-in-c-coy 1 retreat-d4 advance-c-coy '' |
    bayonet play examples/soldiers-two-farms.yaml --seed 5
tail -n +2 soldiers-two-farms.jsonl
