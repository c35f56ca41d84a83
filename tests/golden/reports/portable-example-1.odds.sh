bayonet odds examples/portable-example-1.yaml
