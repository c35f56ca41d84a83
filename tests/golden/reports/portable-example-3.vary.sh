# The report, rows for a spreadsheet, and the document.
for form in "" --csv --json; do
    bayonet vary examples/portable-example-3.yaml 'defender.units[0].quality=poor,average,elite' --orders best $form
done
