bayonet show examples/wtj-tanks.yaml
