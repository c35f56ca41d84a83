bayonet odds examples/nqm-ridge.yaml
