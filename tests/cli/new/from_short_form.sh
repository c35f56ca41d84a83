bayonet new nqm 4 elite, 1 pin v 2 militia hours=3 | grep -v '#' >new.yaml; cat new.yaml; bayonet check new.yaml >/dev/null
