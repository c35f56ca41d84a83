bayonet check hill.yaml; echo "exit $?"
bayonet check .; echo "exit $?"
mkdir folder && bayonet check folder; echo "exit $?"
