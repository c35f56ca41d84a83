bayonet show examples/nqm-ridge.yaml
