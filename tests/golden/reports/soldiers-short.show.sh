bayonet show examples/soldiers-short.yaml
