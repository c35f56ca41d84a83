bayonet best examples/portable-example-3.yaml --aim cheaply
