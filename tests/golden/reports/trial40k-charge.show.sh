bayonet show examples/trial40k-charge.yaml
