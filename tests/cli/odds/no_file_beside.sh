# Files are set side by side; a system's sample, a short form or standard input is not.
bayonet odds examples/nqm-hill.yaml nqm
echo "exit status $?"
bayonet odds - examples/nqm-hill.yaml </dev/null
echo "exit status $?"
bayonet odds examples/nqm-hill.yaml 6 v 3
echo "exit status $?"
