bayonet rules nqm | grep -v '^  '
