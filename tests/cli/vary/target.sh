# The nearest settings, with more decimals; also of an average, and of fewer settings than ten.
bayonet vary nqm attacker.strength=1..12 defender.strength=1..12 --target headline=50
bayonet vary nqm attacker.strength=1..3 --target defender_losses=1.5 --digits 6 | sed -n 4,10p
