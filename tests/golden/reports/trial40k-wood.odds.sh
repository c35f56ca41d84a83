bayonet odds examples/trial40k-wood.yaml
