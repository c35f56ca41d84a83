bayonet best examples/wtj-example-1.yaml
