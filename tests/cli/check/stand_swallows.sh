# what a stand's name would take is refused with a number in it, else told of; names are names
printf 'rules: nqm\nattacker:\n  stands: ["A Coy 5 points", Old Guard 5 elite]\ndefender: 3 regular\n' > points.yaml
bayonet check points.yaml
printf 'rules: nqm\nattacker:\n  stands: {A Coy: 4 reserve}\ndefender: 3 regular\n' > mapped.yaml
bayonet check mapped.yaml
printf 'rules: nqm\nattacker:\n  stands: [Bn HQ command, 1st Tank Bn, Old Guard]\ndefender: 3 regular\n' > words.yaml
bayonet check words.yaml | grep -A3 Note
