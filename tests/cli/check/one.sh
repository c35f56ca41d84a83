bayonet check examples/nqm-short.yaml
