bayonet odds nqm veteran_defence_dice=4 | tail -12
