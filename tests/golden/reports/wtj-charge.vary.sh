# The report, rows for a spreadsheet, and the document.
for form in "" --csv --json; do
    bayonet vary examples/wtj-charge.yaml turns=1..3 --show headline,attacker_losses,defender_losses,lost $form
done
