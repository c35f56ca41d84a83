printf 'rules: nqm\ntitle: “Hill 3: the trench”\nattacker: 6 regular\ndefender: 3 regular\n' >t.yaml
bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\ntitle: Hill 3’s trench\nattacker: “6 regular”\ndefender: 3 regular\n' >t.yaml
bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\ntitle: ‘Hill 3’\nattacker: 6 regular\ndefender: 3 regular\n' >t.yaml
bayonet check t.yaml >/dev/null; echo "exit $?"
