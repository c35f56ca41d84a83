bayonet best examples/nqm-two-hours.yaml
