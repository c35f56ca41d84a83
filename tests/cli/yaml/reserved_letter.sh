printf 'rules: nqm\ntitle: @dawn\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
printf 'rules: nqm\ntitle: %%5 slope\n' >t.yaml; bayonet check t.yaml; echo "exit $?"
