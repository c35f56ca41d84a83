bayonet odds examples/trial40k-captain.yaml
