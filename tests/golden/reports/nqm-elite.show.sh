bayonet show examples/nqm-elite.yaml
