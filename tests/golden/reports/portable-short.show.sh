bayonet show examples/portable-short.yaml
