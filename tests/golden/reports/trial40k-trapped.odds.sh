bayonet odds examples/trial40k-trapped.yaml
