# The report, rows for a spreadsheet, and the document.
for form in "" --csv --json; do
    bayonet vary examples/nqm-hill.yaml attacker.strength=6..14:2 hours=1..3 --orders best $form
done
