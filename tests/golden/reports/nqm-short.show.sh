bayonet show examples/nqm-short.yaml
