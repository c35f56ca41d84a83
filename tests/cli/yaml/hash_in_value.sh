printf 'rules: nqm\ntitle: Hill #3\nhours: 2 # a comment\nattacker: 6 regular\ndefender: 3 regular\n' >t.yaml
bayonet check t.yaml >/dev/null; echo "exit $?"
printf 'rules: nqm\nattacker: 6 regular\ndefender:\n  stands:\n    - name: #1 Coy\n' >t.yaml
bayonet check t.yaml; echo "exit $?"
