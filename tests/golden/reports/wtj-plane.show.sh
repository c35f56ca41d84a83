bayonet show examples/wtj-plane.yaml
