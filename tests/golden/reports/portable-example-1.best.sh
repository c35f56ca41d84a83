bayonet best examples/portable-example-1.yaml
