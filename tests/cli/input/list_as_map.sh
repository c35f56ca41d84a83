# A list whose items have a short form may be written as a map; its items are called by their keys.
cat >map.yaml <<'YAML'
rules: nqm
attacker:
  stands: {A Coy: 3, B Coy: "3, 1 red", Bn HQ: {class: command}}
defender: 3 regular
YAML
cat >list.yaml <<'YAML'
rules: nqm
attacker:
  stands: [A Coy 3, "B Coy 3, 1 red", {name: Bn HQ, class: command}]
defender: 3 regular
YAML
bayonet odds map.yaml --json >map.json
bayonet odds list.yaml --json >list.json
cmp map.json list.json && echo the same

bayonet new map.yaml | grep '    - {'
bayonet new map.yaml 'attacker.stands.B Coy=2, 2 red' 'attacker.stands[3]=C Coy 1' | grep '    - {'
bayonet new map.yaml 'attacker.stands.B Coy.red=2' 'attacker.stands[3]=D Coy 2' | grep '    - {'

# A name that no item has is a misspelt one: it adds nothing.
bayonet odds map.yaml 'attacker.stands.B Co.red=2'
bayonet odds map.yaml 'attacker.stands.C Coy=1'
bayonet vary map.yaml 'attacker.stands.b coy.red=1..2'

# Faults name the item as it was written.
sed -i 's/B Coy: "3, 1 red"/B Coy: "33, 1 red"/' map.yaml
bayonet check map.yaml
bayonet check list.yaml 'attacker.stands.A Coy=2'
bayonet check map.yaml 'attacker.stands.B Coy.pins=2'
sed -i 's/"33, 1 red"/3, 1 red/' map.yaml
bayonet check map.yaml
