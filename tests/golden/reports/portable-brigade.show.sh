bayonet show examples/portable-brigade.yaml
