bayonet odds examples/wtj-example-1.yaml
