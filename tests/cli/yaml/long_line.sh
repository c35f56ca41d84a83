{ printf 'rules: nqm\ntitle: "'; printf '%*s' 120 '' | tr ' ' x; printf '" y\n'; } >t.yaml
bayonet check t.yaml
