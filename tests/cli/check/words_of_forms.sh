# Where no word is near, those that may stand in a short form are listed; or the one that is explained so.
words() { bayonet odds "$@" 2>&1 | sed -n '/allowed/,$p'; }
words portable knights v infantry
words wtj 6 v 6 in trench
words wtj 6 excellent v 6
words soldiers 3 companies v 1 company in swamp
words trial40k 5 knights v 3 orks
words nqm 6 brave v 3
cat >units.yaml <<'YAML'
rules: portable
attacker: {units: [Inf as A, Xyz as B]}
defender: {units: [Def infantry]}
YAML
words units.yaml
