bayonet odds examples/portable-short.yaml
