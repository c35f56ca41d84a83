# Where units name whom they assault, each question says which unit of which side does.
cat > named.yaml <<'END'
rules: soldiers
parameters: {AMB-A2: named}
objectives: [c3]
columns: 5
rows: 5
attacker: {units: [{name: A Coy, at: c2, stacking: 2}, {name: B Coy, at: b3, stacking: 3}]}
defender: {units: [{name: 1 Coy, at: c3}, {name: MG, type: machine-gun, at: c3}]}
END
printf '%s\n' 1 1 2 1 2 q | bayonet play named.yaml --dice 3 | sed -n '/^Attacker/,/^The record/p'
bayonet replay named.jsonl | tail -n +5 | head -12
