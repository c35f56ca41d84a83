bayonet show examples/wtj-charge.yaml
