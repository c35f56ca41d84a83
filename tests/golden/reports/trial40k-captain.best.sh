bayonet best examples/trial40k-captain.yaml
