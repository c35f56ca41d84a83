# The nearest word of a short form, of its slots or its own; none where none is near.
for side in '6 in swamp' '6 in hard cver' '6 infntry in hard cover' '6 bases in heavy cover'; do
    bayonet check wtj "$side" v 4 2>&1 | grep -E '^ +(given|nearest)'
done
bayonet check soldiers 3 compnies v 1 company 2>&1 | grep -E '^ +(given|nearest)'
bayonet check soldiers 3 companies v 1 company in swamp 2>&1 | grep -E '^ +(given|nearest)'
bayonet check nqm 6 regular, 1 pin more v 3 regular 2>&1 | grep -E '^ +(given|nearest)'
