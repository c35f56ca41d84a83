# What is a number and what a text, seen through the library's own words about each.
for value in 12 -3 +7 007 0x1F 0o17 1.5 .5 1e3 true True yes no null '~' '' 1/3 4.. 12:30 '"12"' "'12'"; do
    printf 'rules: nqm\nattacker: 6 regular\ndefender: 3 regular\nhours: %s\n' "$value" >t.yaml
    printf '%-7s ' "$value"
    bayonet check t.yaml --json 2>/dev/null | grep -o '"given":[^}]*"path":"hours"\|"hours":[^,]*'
done
