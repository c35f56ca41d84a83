bayonet best nqm --fractions | sed -n '/^Exactly/,/^$/p'
