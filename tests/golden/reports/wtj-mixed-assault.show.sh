bayonet show examples/wtj-mixed-assault.yaml
