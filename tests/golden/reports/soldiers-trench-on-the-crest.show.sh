bayonet show examples/soldiers-trench-on-the-crest.yaml
