# A length whose unit is misspelt, or written out, is answered with the nearest.
for length in '6 inchs' '25 milimetres' '25 MM' '1.5"x' 25 '3 ft' '10 m' '900 mms'; do
    echo "-- $length"
    bayonet check examples/trial40k-table.yaml "attacker.units[0].groups[0].base=$length" 2>&1 | grep nearest
done
for point in '150 mms, 6 inch' '1 inches 2 inch' '112, 230 mms' ',' '12 x, 5 mm'; do
    echo "-- $point"
    bayonet check examples/trial40k-table.yaml "attacker.units[0].groups[0].at=[\"$point\"]" 2>&1 | grep nearest
done
exit 0
