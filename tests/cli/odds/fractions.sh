bayonet odds nqm --fractions | sed -n '/^Exactly/,/^$/p'
bayonet odds examples/nqm-elite.yaml --fractions | sed -n '/^Exactly/,/^$/p'
bayonet odds nqm 60 regular v 30 regular hours=9 --fractions | sed -n '/^Exactly/,/^$/p'
