printf 'rules: nqm\nattacker:\n\tquality: regular\n\tstrength: 6\ndefender: 3 regular\n' >t.yaml
bayonet check t.yaml
