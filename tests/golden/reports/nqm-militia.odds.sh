bayonet odds examples/nqm-militia.yaml
