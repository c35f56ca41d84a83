bayonet odds examples/portable-brigade.yaml
