# His dice: 3, 4, 5, 6; and his choices.
printf '%s\n' 1 3 1 4 5 6 1 '' | bayonet play examples/portable-example-1.yaml
