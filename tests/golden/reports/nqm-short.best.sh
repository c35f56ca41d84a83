bayonet best examples/nqm-short.yaml
