# A number or reading by its name: the clause that it stands under.
bayonet rules a-2
echo "exit status $?"
bayonet rules regular_defence_dice | head -1
bayonet rules A-2 --json | grep -o '"id":"NQM-25"' | head -1
bayonet rules A-99
echo "exit status $?"
# in one system, behind its name; and one that is misspelt
bayonet rules nqm a-2 | head -1
bayonet rules nqm NQM-09 | head -1
for name in regular_defense_dice 'nqm regular_defense_dice' 'wtj regular_defense_dice' 'nqm WTJ-04' 'nqm wtj' "nqn A-2" "nqm A-99" 'nqm A-2 A-7'; do
    bayonet rules $name; echo "exit status $?"
done
