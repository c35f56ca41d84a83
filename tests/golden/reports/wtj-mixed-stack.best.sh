bayonet best examples/wtj-mixed-stack.yaml
