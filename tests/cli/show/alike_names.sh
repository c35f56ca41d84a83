# Both sides have an A, and one of them two: show says what orders call them, and warns.
printf '%s\n' 'rules: nqm' 'hours: 2' 'attacker: {quality: regular, stands: [A 3, A 2, {name: HQ, class: command}]}' \
    'defender: {quality: regular, stands: [D 3, {name: A, strength: 2, reserve: true}]}' > aa.yaml
bayonet show aa.yaml | grep -A1 '^In orders\|^Note'
bayonet check aa.yaml | grep -A1 '^Note'
# An order reaches the one that it names, or nobody.
printf '%s\n' '- {at: defender-last-reserve, do: bring-up-a}' '- {at: defence, do: dice-9}' '- {at: defender-last-reserve, do: bring-up-zzz}' > o.yaml
bayonet odds aa.yaml --orders o.yaml; echo "exit $?"
printf '%s\n' '- {at: defender-last-reserve, do: bring-up-a-3}' > o.yaml
bayonet odds aa.yaml --orders o.yaml | grep '^In 100 such'
# An order for other scenarios too; one for a question that never comes up.
printf '%s\n' '- {at: defence, do: dice-9, optional: true}' '- {at: counterattack-now, do: counterattack}' > o.yaml
bayonet odds aa.yaml --orders o.yaml | grep -A1 '^In 100 such\|^Note'
