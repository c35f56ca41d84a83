bayonet odds examples/soldiers-lancers.yaml
