# Ranges go up or down and take steps; a range may be part of a value; a comma before a blank parts nothing.
for values in attacker.strength=9..6 attacker.strength=1..12:5 'attacker=5..6 regular,4 elite' \
    'attacker=6 regular, 1 pin' 'defender="3 regular, 1 pin","3 regular"' attacker.quality=regular,elite; do
    bayonet vary nqm $"hours=1..2" "$values" --csv | cut -d, -f 1,2,3 | head -5
done
bayonet vary wtj 'attacker.units[0].bases=8..9' turns=1,unlimited --csv | cut -d, -f 1-3
bayonet vary nqm hours=1..2 'attacker="6 regular,1 pin"' --csv | cut -d, -f 1,2
# Fractions go by one of their parts, or by a fraction; they are in lowest terms.
for values in 1/3..2/3:1/6 0..1:1/4 1/3..1 1..1/2:1/6 1/6..1/2,0 0..1:0.5; do
    bayonet vary nqm "regular_break_at=$values" --csv | cut -d, -f 1 | tail -n +2 | paste -s -d' '
done
