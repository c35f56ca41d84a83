# What else a person or an editor may leave behind.
try() {
    printf "$1" >t.yaml
    bayonet check t.yaml
    echo "exit status $?"
}
try 'rules: nqm\nattacker: {strength: 6, quality: regular\n'
try 'rules: nqm\nattacker: [6\n'
try 'rules: nqm\ntitle: "a \\q"\n'
try 'rules: nqm\ntitle: \x01\n'
try 'rules: nqm\ntitle: a\xe2\x80\xa8b\n'
try "rules: nqm\ntitle: 'Hill 3\n"
try 'rules: nqm\nattacker:\n  stands:\n  - A 3\n   - B 3\n  x\n'
try 'rules: nqm\n...\nrules: nqm\n'
try 'rules: nqm\nattacker: ! 6\n'
try 'rules: nqm\nattacker: !! 6\n'
try '%%YAML 2.0\n---\nrules: nqm\n'
try 'rules: nqm\nattacker: &\n'
try 'rules: nqm\nattacker:\n  -\n  - 6\n'
