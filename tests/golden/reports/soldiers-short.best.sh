bayonet best examples/soldiers-short.yaml
