# what is misspelt behind a stand's name is not taken for a part of the name; nor is a number one
printf 'rules: nqm\nattacker:\n  stands: ["C Coy 3, 2 green"]\ndefender: 3 regular\n' > colour.yaml
bayonet check colour.yaml
printf 'rules: nqm\nattacker:\n  stands: [3, 27th Foot]\ndefender: 3 regular\n' > number.yaml
bayonet check number.yaml
