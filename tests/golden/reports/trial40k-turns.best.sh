bayonet best examples/trial40k-turns.yaml
