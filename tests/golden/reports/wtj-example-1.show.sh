bayonet show examples/wtj-example-1.yaml
