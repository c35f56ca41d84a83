bayonet best examples/trial40k-cover.yaml
