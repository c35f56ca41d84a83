bayonet show examples/trial40k-trapped.yaml
