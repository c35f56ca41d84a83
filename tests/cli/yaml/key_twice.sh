printf 'rules: nqm\nhours: 1\nattacker: 6 regular\nhours: 2\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\nattacker: {quality: regular, strength: 6, "quality": elite}\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
