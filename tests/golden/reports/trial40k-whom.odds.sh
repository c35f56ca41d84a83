bayonet odds examples/trial40k-whom.yaml
