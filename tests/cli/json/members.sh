for verb in check show odds best; do
    bayonet $verb nqm --json | python3 -c '
import json, sys
text = sys.stdin.read()
reply = json.loads(text)
print(text.count("\n"), " ".join(sorted(reply)))
assert list(reply) == sorted(reply), "keys are sorted"'
done
bayonet odds nqm --fractions --json | python3 -c '
import json, sys
reply = json.load(sys.stdin)
print(reply["endings"][0]["fraction"], reply["fractions"]["value"], reply["measures"]["attacker_losses"]["fraction"][:2])'
