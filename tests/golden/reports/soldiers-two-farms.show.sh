bayonet show examples/soldiers-two-farms.yaml
