bayonet show examples/trial40k-between.yaml
