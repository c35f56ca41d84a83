bayonet show examples/nqm-reserve.yaml
