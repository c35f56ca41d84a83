# what a stand's name would take is refused with a number in it, else told of; names are names
printf 'rules: nqm\nattacker:\n  stands: ["A Coy 5 points", Old Guard 5 elite]\ndefender: 3 regular\n' > points.yaml
bayonet check points.yaml
printf 'rules: nqm\nattacker:\n  stands: {A Coy: 4 reserve}\ndefender: 3 regular\n' > mapped.yaml
bayonet check mapped.yaml
printf 'rules: nqm\nattacker:\n  stands: [Bn HQ command, 1st Tank Bn, Old Guard]\ndefender: 3 regular\n' > words.yaml
bayonet check words.yaml | grep -A3 Note
for name in 'A Coy 1.5' 'A Coy (4)' 'No 4 Commando' 'Gun 88mm' 'A Coy -1' 'A Coy 4 men' 'A Coy 4 in reserve' 'A Coy3' 'A Coy 3'; do
    printf 'rules: nqm\nattacker:\n  stands: [{name: HQ, class: command}, "%s"]\ndefender: 3 regular\n' "$name" > number.yaml
    bayonet check number.yaml | grep -A1 Note || echo "$name: no note"
done
