bayonet best examples/soldiers-two-farms.yaml
