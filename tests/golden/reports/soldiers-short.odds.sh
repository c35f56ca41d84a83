bayonet odds examples/soldiers-short.yaml
