bayonet show examples/nqm-brigade.yaml
