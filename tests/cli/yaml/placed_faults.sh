cat >hill.yaml <<'YAML'
rules: nqm
title: Faults, each in its place
hours: 30
attacker:
  quality: regulr
  stands:
    - A Coy 3
    - {name: B Coy, strength: 40}
    - {name: B Coy, clas: fighting}
defender:
  strength: 3
  stands: [1 Coy 3]
YAML
bayonet check hill.yaml
