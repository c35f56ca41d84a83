bayonet best examples/trial40k-between.yaml
