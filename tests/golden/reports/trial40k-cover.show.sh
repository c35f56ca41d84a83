bayonet show examples/trial40k-cover.yaml
