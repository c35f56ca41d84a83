cat >guard.yaml <<'YAML'
rules: wtj
attacker: {units: [Uhlans 9]}
defender: {units: [Road guard 6 in sollid cover]}
YAML
bayonet check guard.yaml
