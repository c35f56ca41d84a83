bayonet show examples/soldiers-fire-first.yaml
