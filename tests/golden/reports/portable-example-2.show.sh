bayonet show examples/portable-example-2.yaml
