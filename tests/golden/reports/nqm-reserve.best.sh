bayonet best examples/nqm-reserve.yaml
