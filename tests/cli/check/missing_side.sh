cat >garrison.yaml <<'YAML'
rules: wtj
defender: {units: [Garrison 6]}
YAML
bayonet check garrison.yaml
