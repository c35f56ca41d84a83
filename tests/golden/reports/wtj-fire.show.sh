bayonet show examples/wtj-fire.yaml
