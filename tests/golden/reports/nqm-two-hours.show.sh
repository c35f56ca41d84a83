bayonet show examples/nqm-two-hours.yaml
