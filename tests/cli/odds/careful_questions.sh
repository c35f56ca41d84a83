# Where what is better is of several questions, each is named.
printf '%s\n' 'rules: nqm' 'hours: 2' 'attacker: {quality: regular, stands: [A 3, B 2, {name: HQ, class: command}]}' \
    'defender: {quality: regular, stands: [D 3, {name: E, strength: 2, reserve: true}]}' > several.yaml
bayonet odds several.yaml | sed -n '/^Careful/,/^$/p'
