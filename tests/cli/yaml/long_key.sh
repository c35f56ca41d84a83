# YAML reads no longer key.
{ printf 'rules: nqm\n"'; printf '%*s' 1023 '' | tr ' ' x; printf '": 1\n'; } >t.yaml
bayonet check t.yaml
