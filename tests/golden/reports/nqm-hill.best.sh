bayonet best examples/nqm-hill.yaml
