bayonet odds examples/trial40k-table.yaml
