# What cannot be measured is refused.
bayonet odds nqm --hangs-on --csv; echo $?
bayonet odds examples/nqm-hill.yaml examples/nqm-hill.yaml hours=2 --hangs-on; echo $?
cat > raid.jsonl <<'EOF'
{"format":"bayonet/record/1","rules":"nqm","scenario":{"attacker":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":6},"defender":{"hq":"battalion","morale":"unset","quality":"regular","retreat":"open","strength":3},"hours":1,"rules":"nqm","title":"One battalion against a Regular company"},"seed":null,"sha256":"f43e75229965497a093f4983b3de43e596964c61cb08ff66fb2cb3dc937e3fac","version":"0.1.0"}
EOF
bayonet odds --from raid.jsonl --hangs-on; echo $?
bayonet odds examples/nqm-militia.yaml --budget 150 --hangs-on; echo $?
bayonet show nqm --hangs-on; echo $?
