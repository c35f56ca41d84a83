bayonet show examples/trial40k-wall.yaml
