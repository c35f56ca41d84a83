bayonet odds examples/trial40k-charge.yaml
