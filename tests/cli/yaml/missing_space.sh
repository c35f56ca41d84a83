printf 'rules: nqm\nhours:2\nattacker: 6 regular\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
printf 'rules:nqm\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\nattacker: {strength:6, quality: regular}\ndefender: 3 regular\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\nattacker:\n  quality:regular\n  strength:6\ndefender: 3 regular\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
