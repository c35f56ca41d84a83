bayonet show examples/portable-example-1.yaml
