bayonet vary examples/wtj-charge.yaml turns=1..3 --show headline,attacker_losses,defender_losses,lost
