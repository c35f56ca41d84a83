bayonet odds examples/nqm-reserve.yaml
