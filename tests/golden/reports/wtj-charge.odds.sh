bayonet odds examples/wtj-charge.yaml
