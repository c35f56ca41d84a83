bayonet best examples/portable-example-3.yaml
