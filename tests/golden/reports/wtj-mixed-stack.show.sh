bayonet show examples/wtj-mixed-stack.yaml
