bayonet odds examples/trial40k-wall.yaml
