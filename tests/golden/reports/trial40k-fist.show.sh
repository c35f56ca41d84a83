bayonet show examples/trial40k-fist.yaml
