# A square of several kinds of ground: the list names each of them.
cat >kinds.yaml <<'YAML'
rules: portable
map: |
  wfhD wbE brF fr
  A    B   C   .
attacker: {units: [One infantry as A, Two infantry as B, Three infantry as C]}
defender: {units: [Four infantry as D, Five infantry as E, Six infantry as F]}
YAML
bayonet show kinds.yaml | sed -n '/^ground/,/^$/p'
printf '%s\n' s q | bayonet play kinds.yaml --record kinds.jsonl | grep works
