# JSON as other programs write it: faults in it have their places, whatever it holds.
cat >t.json <<'END'
{"title"
   : "\ud83d\ude00 \u007f caf\u00e9", "rules": "nqm", "attacker": {"strength": 6,
 "quality": "regulr"}, "défender": "3 regular", "defender": {"stands": [{"name": "A", "strength": 99}]}}
END
bayonet check t.json
echo "exit $?"
echo '{"rules": "nqm", "rules": "nqm"}' | bayonet check -
echo '{"rules": "nqm", "title": "\ud83d"}' | bayonet check -
echo '{"rules": "nqm", "a\u0000b": 1}' | bayonet check -
echo '{"rules": "nqm", "a\u0062": 1, "ab": 2}' | bayonet check -
# YAML in braces is no JSON, and is YAML.
echo '{rules: nqm, attacker: 6 regular, "defender": 3 regular,}' | bayonet check - | head -n 1
echo '{"rules": "nqm", "hours": 01, "attacker": "6", "defender": "3"}' | bayonet check - | head -n 1
