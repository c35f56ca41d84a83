printf 'rules: nqm\ntitle: Hill 3: the trench   # at dawn\nattacker: 6 regular\n' >t.yaml
bayonet check t.yaml
