bayonet best examples/nqm-militia.yaml
