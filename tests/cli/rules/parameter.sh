# A number or reading by its name: the clause that it stands under.
bayonet rules a-2
echo "exit status $?"
bayonet rules regular_defence_dice | head -1
bayonet rules A-2 --json | grep -o '"id":"NQM-25"' | head -1
bayonet rules A-99
echo "exit status $?"
