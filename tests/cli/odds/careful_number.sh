# The number is that of the orders that stand there; what best play makes of it is told beside it.
printf '%s\n' 'rules: wtj' 'rout: true' 'attacker: {units: [Storm company 6]}' \
    'defender: {units: [Battery 5 limbered, Company 4 in solid cover]}' > limbered.yaml
printf '%s\n' 'orders: [{at: lose-defender, do: lose-battery}]' > battery.yaml
bayonet odds limbered.yaml | sed -n '/^Careful/,/^$/p'
bayonet odds limbered.yaml --orders battery.yaml | grep '^In 100 such'
bayonet odds limbered.yaml --orders best-defender | grep '^In 100 such'
