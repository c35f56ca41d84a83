bayonet odds examples/trial40k-cover.yaml
