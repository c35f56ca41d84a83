bayonet best examples/soldiers-trench-on-the-crest.yaml
