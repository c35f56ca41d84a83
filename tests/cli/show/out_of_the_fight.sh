# Who is out of the fight is no part of the forces, is drawn so, and leaves his side no points.
cat >out.yaml <<'YAML'
rules: nqm
attacker: 6 regular
defender: {retreat: closed, stands: [{name: 1 Coy, disorganised: true}, 2 Coy, {name: Sniper, class: sniper, strength: 1}]}
YAML
for of in '' defender.stands[1].disorganised=true defender.morale=failed; do
    bayonet show out.yaml $of | grep '^[0-9]\|^| [12S]'
    bayonet play out.yaml $of --record out.jsonl </dev/null | grep 'NQM-S\|^Hour'
    rm out.jsonl
done
