# What the words for models stand for, as a scenario could write it instead. Only systems that have
# such words list them.
bayonet rules trial40k | sed -n '/^Profiles/,/^$/p'
bayonet rules trial40k --json | grep -c '"profiles": *\[ *{'
bayonet rules nqm | grep -c '^Profiles'
bayonet odds trial40k 10 marines v 12 orks | grep '^In 100 such'
printf '%s\n' 'rules: trial40k' 'attacker: {units: [{name: M, groups: [10 Marines WS4 S4 T4 W1 I4 A1 Ld8 Sv3+ frag]}]}' \
    'defender: {units: [{name: O, groups: [12 Orks WS4 S3 T4 W1 I2 A2 Ld7 Sv6+ heavy+pistol]}]}' >typed.yaml
bayonet odds typed.yaml | grep '^In 100 such'
