# Where the fault is: a key without a name, a value that is the same as its key, the first words of a block.
checked() {
    printf '%b' "$1" >t.yaml
    bayonet check t.yaml 2>&1 | sed -n '1,/^ *|/p'
}
sides='attacker: 6 regular\ndefender: 3 regular\n'
checked "rules: nqm\n$sides\"\": 3\n"
checked 'rules: nqm\nattacker: {strength: 5, "": 3}\ndefender: 3 regular\n'
checked "rules: nqm\n${sides}parameters: {\"\": 3}\n"
checked "rules: nqm\n${sides}hours: hours\n"
checked "rules: nqm\n${sides}quality: quality\n"
checked "rules: nqm\n${sides}orders: [{at: defence, do: dice-1, when: {x: x}}]\n"
checked 'rules: nqm\nattacker: |\n  6 regulax\ndefender: 3 regular\n'
checked 'rules: nqm\nattacker: >-\n\n\n      6 regulax\ndefender: 3 regular\n'
checked 'rules: nqm\nattacker: |\n\ndefender: 3 regular\n'
