bayonet odds examples/soldiers-two-farms.yaml
