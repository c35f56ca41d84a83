bayonet odds examples/nqm-brigade.yaml
