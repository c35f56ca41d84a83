bayonet odds examples/wtj-fire.yaml
