bayonet odds examples/soldiers-two-on-one.yaml
