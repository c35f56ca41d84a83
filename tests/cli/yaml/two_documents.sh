printf -- '---\nrules: nqm\nattacker: 6 regular\ndefender: 3 regular\n...\n' >t.yaml; bayonet check t.yaml >/dev/null; echo "exit $?"
printf 'rules: nqm\n---\nrules: nqm\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
