# The claw, then the program's own dice and standing orders.
printf '%s\n' use-claw '' r r r r r r '' | bayonet play examples/trial40k-fist.yaml --seed 11
