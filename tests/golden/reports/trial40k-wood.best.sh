bayonet best examples/trial40k-wood.yaml
