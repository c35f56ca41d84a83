bayonet odds examples/nqm-two-hours.yaml
