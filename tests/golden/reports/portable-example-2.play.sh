# His dice, combat by combat: 5 1, 1 4 6, 4 1; and his choices.
printf '%s\n' 1 1 1 1 5 1 1 1 4 6 1 4 1 1 '' | bayonet play examples/portable-example-2.yaml
