bayonet odds examples/portable-example-3.yaml
