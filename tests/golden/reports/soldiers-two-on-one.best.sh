bayonet best examples/soldiers-two-on-one.yaml
