bayonet odds examples/nqm-short.yaml
