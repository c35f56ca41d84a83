bayonet show examples/portable-example-3.yaml
