# His dice: 2, 6, 5, 1; both go in.
printf '%s\n' 1 1 2 6 5 1 '' | bayonet play examples/portable-example-3.yaml
