printf '\xef\xbb\xbfrules: nqm\nattacker: 6 regular\ndefender: 3 regular\n' >mark.yaml
bayonet check mark.yaml
