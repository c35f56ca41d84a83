bayonet simulate nqm -n 5000 --json > alone
for threads in 2 3 7; do
    bayonet simulate nqm -n 5000 --threads $threads --json | cmp - alone && echo "the same on $threads threads"
done
bayonet simulate nqm -n 5000 --way tree --json | sed 's/"way":"tree"/"way":"graph"/' | cmp - alone && echo "the same on the tree"
