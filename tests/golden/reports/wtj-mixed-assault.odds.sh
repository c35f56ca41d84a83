bayonet odds examples/wtj-mixed-assault.yaml
