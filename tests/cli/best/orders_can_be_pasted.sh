# The orders of best, given back, do as well as best itself.
cp examples/nqm-hill.yaml pasted.yaml
bayonet best pasted.yaml | sed -n '/^orders:/,/^$/p' >>pasted.yaml
bayonet odds pasted.yaml | sed -n '3,5p'
bayonet odds nqm --orders best | sed -n '3,5p'
