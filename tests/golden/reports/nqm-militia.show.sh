bayonet show examples/nqm-militia.yaml
