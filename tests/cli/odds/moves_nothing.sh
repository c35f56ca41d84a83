# What was typed and moves no number is noted; what the scenario says anyway, names, and what a hint
# tells of already are not.
bayonet odds nqm ground=close | grep -A1 '^Note'
bayonet best nqm ground=close | grep -A1 '^Note'
bayonet odds nqm 6 regular v 3 regular defender.retreat=closed hours=2 | grep -A1 '^Note'
bayonet odds nqm hours=1 title=Hill attacker.strength=7 | grep -A1 '^Note'
bayonet odds nqm elite_attack_dice=3 | grep -A1 '^Note'
bayonet odds nqm ground=close --orders best | grep -A1 '^Note'
bayonet odds examples/nqm-hill.yaml attacker.retreat=closed | grep -A1 '^Note'
