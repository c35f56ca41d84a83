printf 'rules: nqm\r\nattacker: 6 regular\r\ndefender: 3 regulr\r\n' >dos.yaml
bayonet check dos.yaml
