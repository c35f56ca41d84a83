bayonet best examples/trial40k-wall.yaml
