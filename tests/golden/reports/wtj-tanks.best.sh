bayonet best examples/wtj-tanks.yaml
