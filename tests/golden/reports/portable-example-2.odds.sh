bayonet odds examples/portable-example-2.yaml
