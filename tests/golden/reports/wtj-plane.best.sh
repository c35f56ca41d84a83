bayonet best examples/wtj-plane.yaml
