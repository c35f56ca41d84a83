cat >two.yaml <<'Y'
rules: nqm
attacker:
  order: [2nd Bn]
  stands: [{name: A, battalion: 1st Bn}, {name: B, battalion: 2nd Bn}]
defender: {strength: 2}
Y
bayonet check two.yaml
