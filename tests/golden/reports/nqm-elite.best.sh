bayonet best examples/nqm-elite.yaml
