bayonet odds examples/nqm-hill.yaml attacker.strength=9 regular_defence_dice=1
