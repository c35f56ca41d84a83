bayonet best examples/wtj-fire.yaml
