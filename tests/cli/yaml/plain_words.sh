# What the YAML parser says, in plain words.
try() {
    printf "$1" >t.yaml
    bayonet check t.yaml
    echo "exit status $?"
}
try 'rules: nqm\nattacker: {strength: 6\ndefender: 3\n'
try 'rules: nqm\nattacker:\n  strength: 6\n   quality: regular\ndefender: 3\n'
try 'rules: nqm\nattacker:\n  quality: regular\n  stands: [A 3, B 3\ndefender: 3\n'
try 'rules: nqm\nattacker:\n   quality: regular\n  strength: 6\ndefender: 3\n'
try 'rules: nqm\nattacker: 6\n- defender: 3\n'
try 'rules: nqm\ntitle: "Hill" 3\nattacker: 6\n'
