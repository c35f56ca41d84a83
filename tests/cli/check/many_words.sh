# Of a key with many words all are listed, and the nearest is named.
cat >squad.yaml <<'YAML'
rules: trial40k
attacker:
  units:
    - {name: Squad, groups: [{profile: marine, models: 2}]}
defender:
  units:
    - {name: Mob, groups: [{profile: orks, models: 2}]}
YAML
bayonet check squad.yaml
