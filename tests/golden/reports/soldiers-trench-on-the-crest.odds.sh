bayonet odds examples/soldiers-trench-on-the-crest.yaml
