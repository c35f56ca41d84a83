bayonet odds examples/wtj-mixed-stack.yaml
