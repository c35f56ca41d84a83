bayonet odds examples/wtj-tanks.yaml
