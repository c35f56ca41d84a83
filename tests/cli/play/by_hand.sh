# Models of a charge are put down by hand, one breach after another is told, and the record is replayed.
sed 's/^  *- {profile: banshees.*/        - {profile: banshees, base: 25 mm, at: ["120 mm, 200 mm", "150 mm, 200 mm", "180 mm, 200 mm", "210 mm, 200 mm"]}/' \
    examples/trial40k-wall.yaml > charge.yaml
printf '%s\n' charge-walled h 'place banshees.2 131mm' 'place banshee.2 131mm 125mm' \
    'place banshees.2 131mm 160mm; banshees.4 330mm 125mm; walled 1in 1in' \
    'place banshees.2 131mm 125mm; banshees.3 155mm 101mm' 'place banshees.3 100mm 125.1mm; banshees.4 155mm 101mm' 2 q |
    bayonet play charge.yaml --seed 3
bayonet replay charge.jsonl --terse
tail -n +2 charge.jsonl
bayonet odds charge.jsonl | head -n 4
