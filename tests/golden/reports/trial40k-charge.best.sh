bayonet best examples/trial40k-charge.yaml
