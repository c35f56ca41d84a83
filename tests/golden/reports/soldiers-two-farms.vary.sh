# The report, rows for a spreadsheet, and the document.
for form in "" --csv --json; do
    bayonet vary examples/soldiers-two-farms.yaml town_shift=1..3 fire=none,attacker,defender,both --orders best $form
done
