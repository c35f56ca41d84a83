# A name with a slip in it: what is there instead.
mkdir west
echo 'rules: nqm' | tee west/ridge.yaml >ridge.yml
touch notes.txt .hidden.yaml
bayonet odds ridge.yaml
echo "exit status $?"
bayonet odds west/rigde.yaml
echo "exit status $?"
echo "rules: nqm" >res.yaml
bayonet odds big.yaml
echo "exit status $?"
bayonet odds ridg
echo "exit status $?"
bayonet odds notes.tx
echo "exit status $?"
bayonet odds nowhere/ridge.yaml
echo "exit status $?"
