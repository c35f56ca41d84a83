bayonet odds examples/wtj-plane.yaml
