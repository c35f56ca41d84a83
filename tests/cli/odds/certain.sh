# Readings that are certain are named where they bear on the assault, and measured with --certain.
bayonet odds portable | sed -n '/^What it hangs on/,/^$/p'
bayonet odds portable --certain | sed -n '/^What it hangs on/,/^$/p'
bayonet odds portable --certain --json | python3 -c '
import json, sys
hangs = json.load(sys.stdin)["hangs_on"]
print(hangs["certain"], [row["name"] for row in hangs["settings"] if row["confidence"] == "certain"])'
# Works in a wood are two kinds of cover, guns may roll back.
bayonet odds portable | grep -c B-20
bayonet odds examples/portable-example-1.yaml | grep -A2 certain
bayonet odds examples/portable-brigade.yaml | grep -A2 certain
bayonet odds portable --certain --csv; echo $?
