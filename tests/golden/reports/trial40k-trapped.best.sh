bayonet best examples/trial40k-trapped.yaml
