bayonet show examples/soldiers-lancers.yaml
