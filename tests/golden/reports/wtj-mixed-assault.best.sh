bayonet best examples/wtj-mixed-assault.yaml
