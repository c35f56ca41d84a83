bayonet show examples/trial40k-wood.yaml
