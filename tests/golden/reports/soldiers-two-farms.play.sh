# A phase with two hexes by hand: announcements, fire and its answer, one who drops out, which assault and
# which retreat comes first, two assaults.
printf '%s\n' assault-b4 assault-b4 assault-c4 assault-b4 fire-at-b4 5 fire-at-a3 3 hold-fire hold-fire \
    assault-on-b4 go-in-b-coy go-in-d-coy 2 next-1-coy retreat-b5 retreat-a4 advance-b-coy stay-d-coy go-in-c-coy 1 retreat-d4 advance-c-coy '' |
    bayonet play examples/soldiers-two-farms.yaml --seed 5
tail -n +2 soldiers-two-farms.jsonl
