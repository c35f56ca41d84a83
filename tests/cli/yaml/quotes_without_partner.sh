printf 'rules: nqm\ntitle: "Hill 3\nattacker: 6 regular\n' >t.yaml
bayonet check t.yaml
