bayonet show examples/trial40k-table.yaml
