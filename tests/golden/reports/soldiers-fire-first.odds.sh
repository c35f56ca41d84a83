bayonet odds examples/soldiers-fire-first.yaml
