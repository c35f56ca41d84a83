bayonet show examples/trial40k-turns.yaml
