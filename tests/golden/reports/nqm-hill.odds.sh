bayonet odds examples/nqm-hill.yaml
