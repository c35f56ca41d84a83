# A scenario without orders, given as orders.
bayonet odds nqm --orders examples/nqm-hill.yaml
echo "exit status $?"
