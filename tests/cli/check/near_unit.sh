cat >garrison.yaml <<'YAML'
rules: wtj
attacker: {units: [1st Company 9, 2nd Company 6]}
defender: {units: [Garrison 6]}
contacts: [1st Company on Garison, 2nd Company on Garrison left]
YAML
bayonet check garrison.yaml
