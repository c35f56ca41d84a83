# The keys of a stand in the order of the key table: its name first.
bayonet new examples/nqm-reserve.yaml | grep '    - {'
bayonet new examples/nqm-relief.json | grep '    - {'
