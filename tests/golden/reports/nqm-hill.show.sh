bayonet show examples/nqm-hill.yaml
