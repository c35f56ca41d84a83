bayonet best examples/nqm-brigade.yaml
