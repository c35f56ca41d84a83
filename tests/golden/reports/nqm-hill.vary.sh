bayonet vary examples/nqm-hill.yaml attacker.strength=6..14:2 hours=1..3 --orders best
