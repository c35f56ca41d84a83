bayonet odds examples/trial40k-between.yaml
