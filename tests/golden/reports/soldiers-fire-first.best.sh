bayonet best examples/soldiers-fire-first.yaml
