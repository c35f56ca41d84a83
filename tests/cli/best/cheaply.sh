bayonet best examples/nqm-elite.yaml --aim cheaply
