# The report, rows for a spreadsheet, and the document.
for form in "" --csv --json; do
    bayonet vary trial40k 5..13:2 marines v 12 orks $form
done
