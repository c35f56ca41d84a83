bayonet odds examples/trial40k-fist.yaml
