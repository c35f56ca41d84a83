# What an answer hangs on: measured at once where that is quick, else offered; all of it when asked.
bayonet odds examples/soldiers-two-farms.yaml --hangs-on | sed -n '/^What it hangs on/,/^$/p'
bayonet best examples/nqm-militia.yaml | sed -n '/^What it hangs on/,/^$/p'
bayonet odds examples/nqm-militia.yaml --budget 150 | sed -n '/readings/,/^$/p'
bayonet odds nqm 6 militia v 3 regular | grep -c hangs
bayonet simulate examples/nqm-militia.yaml -n 1000 --json --hangs-on | python3 -c '
import json, sys
for row in json.load(sys.stdin)["hangs_on"]["settings"]:
    print(row["name"], row["value"], round(row["moved"], 4), [m["value"] for m in row["moves"]])'
# What the answer is stands there as the report's first figure has it, which shares its hundred.
cat > road.yaml <<'END'
rules: nqm
hours: 2
attacker: {quality: veteran, stands: [A Coy 3, "B Coy 3, 1 red", {name: HQ, class: command}]}
defender: 4 regular, 1 pin
END
bayonet odds road.yaml | grep -e 'position in' -e ', not 8'
# Where there is no room to say what a fight to the end gives, it is what comes next.
bayonet odds nqm --budget 150 | grep -e 'goes on' -e '^Fought'
bayonet odds nqm | grep -e 'goes on' -e '^Fought'
