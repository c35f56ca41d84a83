# A setting without an answer says why, and the rest stands; where all are refused, that is the answer.
bayonet vary nqm attacker.strength=199..202 hours=1,2,x
bayonet vary nqm hours=1..4 --budget 200
bayonet vary nqm hours=1..4 --budget 200 --csv | cut -d, -f 1,2,19
cp examples/nqm-hill.yaml hill.yaml
bayonet vary hill.yaml attacker.strenght=6..8; echo "exit status $?"
bayonet vary hill.yaml attacker.strength=201..208; echo "exit status $?"
sed 's/regular/regulra/' hill.yaml > wrong.yaml
bayonet vary wrong.yaml attacker.strength=6..8; echo "exit status $?"
bayonet vary nqm hours=1..2 --budget 5; echo "exit status $?"
