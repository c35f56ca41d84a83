bayonet odds examples/trial40k-turns.yaml
