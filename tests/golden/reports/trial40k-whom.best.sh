bayonet best examples/trial40k-whom.yaml
