bayonet show examples/trial40k-whom.yaml
