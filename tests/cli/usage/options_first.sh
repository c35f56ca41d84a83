# Options before the command: the help that was wanted is named.
bayonet --help odds
echo "exit status $?"
bayonet --json nonsense
echo "exit status $?"
