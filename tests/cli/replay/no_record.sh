# What is no record.
bayonet replay nqm
echo "exit $?"
bayonet replay examples/nqm-hill.yaml
echo "exit $?"
bayonet replay
echo "exit $?"
