bayonet best examples/trial40k-table.yaml
