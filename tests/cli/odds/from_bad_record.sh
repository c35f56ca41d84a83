cat > raid.jsonl <<'EOF'
{"format":"bayonet/record/1","rules":"nqm","scenario":{"attacker":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":6},"defender":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":3},"hours":1,"rules":"nqm","title":"One battalion against a Regular company"},"seed":null,"sha256":"f43e75229965497a093f4983b3de43e596964c61cb08ff66fb2cb3dc937e3fac","version":"0.2.0"}
{"at":"defence","choose":"dice-2","side":"defender"}
{"at":"attack","part":[6,4,2]}
{"at":"attack","faces":[[6,4,2],[5,5]]}
{"at":"attack-again","choose":"go-on","side":"attacker"}
EOF
try() { local status=0; bayonet odds "$@" || status=$?; echo "exit $status" >&2; }
try --from raid.jsonl@9
try --from raid.jsonl@0
try --from raid.jsonl@99999999999999999999
try --from raids.jsonl
try --from raid.jsonl nqm
try --from raid.jsonl a.yaml b.yaml
try --from raid.jsonl hours=2
try --from /dev/null
try --from
echo '{"at":"attack","faces":[[6,6,7],[1,2]]}' >> raid.jsonl
try --from raid.jsonl
try --from raid.jsonl --json
sed -i '6s/.*/{"at":"attack","faces":[[6,6,6],[1,2]}/' raid.jsonl
try --from raid.jsonl
sed -i '1s/"strength":6/"strength":7/' raid.jsonl
try --from raid.jsonl
