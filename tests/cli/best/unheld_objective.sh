# An objective that nobody of the defender holds is cleared as things are: a note says so. All answers
# are then worth the same, and the orders are those that stand.
cat >far.yaml <<'YAML'
rules: portable
columns: 5
rows: 5
objectives: [a5]
attacker: {units: [a infantry at c2]}
defender: {units: [d infantry at c3]}
YAML
sed 's/portable/soldiers/; s/a5/a5, c3, e5/' far.yaml >far_hexes.yaml
bayonet best far.yaml | sed -n '/^The attacker/,/^Under the aim/p'
for file in far.yaml far_hexes.yaml; do bayonet odds $file | sed -n '/^The attacker/p; /^Note/,/^$/p'; done
bayonet check far.yaml | sed -n '/^Note/,/^$/p'
