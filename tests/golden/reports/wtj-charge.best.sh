bayonet best examples/wtj-charge.yaml
