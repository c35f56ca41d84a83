bayonet show examples/trial40k-captain.yaml
