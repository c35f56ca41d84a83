bayonet best examples/portable-brigade.yaml
