bayonet best examples/portable-short.yaml
