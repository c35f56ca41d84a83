bayonet best examples/soldiers-lancers.yaml
