bayonet show examples/soldiers-two-on-one.yaml
