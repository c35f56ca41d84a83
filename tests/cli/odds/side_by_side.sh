bayonet odds examples/nqm-hill.yaml examples/nqm-short.yaml examples/nqm-two-hours.yaml
bayonet odds examples/nqm-hill.yaml examples/none.yaml; echo "exit $?"
