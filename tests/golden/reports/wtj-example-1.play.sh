# The dice of the example: 4 and 4, 2 and 5, 6 and 3.
printf '%s\n' 4 4 2 5 6 3 '' | bayonet play examples/wtj-example-1.yaml
