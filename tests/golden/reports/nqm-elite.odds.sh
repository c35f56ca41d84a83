bayonet odds examples/nqm-elite.yaml
