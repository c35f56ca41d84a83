bayonet best examples/portable-example-2.yaml
