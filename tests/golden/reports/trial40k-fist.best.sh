bayonet best examples/trial40k-fist.yaml
