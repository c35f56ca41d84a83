cat > raid.jsonl <<'EOF'
{"format":"bayonet/record/1","rules":"nqm","scenario":{"attacker":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":6},"defender":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":3},"hours":1,"rules":"nqm","title":"One battalion against a Regular company"},"seed":null,"sha256":"f43e75229965497a093f4983b3de43e596964c61cb08ff66fb2cb3dc937e3fac","version":"0.2.0"}
{"at":"defence","choose":"dice-2","side":"defender"}
{"at":"attack","part":[6,4,2]}
{"at":"attack","faces":[[6,4,2],[5,5]]}
{"at":"attack-again","choose":"go-on","side":"attacker"}
EOF
bayonet odds --from raid.jsonl@1 > start; bayonet odds nqm > sample; diff start sample
bayonet odds --from raid.jsonl@3 | sed -n 4,12p
bayonet odds --from raid.jsonl --orders best
bayonet best --from raid.jsonl | sed -n 1,12p
cp raid.jsonl raid@3; bayonet odds --from raid@3 | sed -n 4p
bayonet odds --from - < raid.jsonl | tail -n 7
