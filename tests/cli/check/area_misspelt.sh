# An area or a battalion whose name differs from another by a slip is another group: that is noted.
# Names that would have one id are refused. Names that differ by more, by a number or by a short word are told apart on purpose.
try() {
    printf '%s\n' 'rules: nqm' 'attacker:' '  quality: regular' '  stands:' \
        "    - {name: C, battalion: $3}" "    - {name: D, battalion: $4}" \
        "    - {name: HQ, class: command, level: regiment}" 'defender:' '  quality: regular' \
        '  stands:' "    - {name: A, area: $1}" "    - {name: B, area: $2}" > it.yaml
    echo "-- $*"
    bayonet check it.yaml 2>&1 | sed -n '/^Note\|The name/,/^$/p'
}
try 'north knoll' 'nort knoll' Guards Guards
try 'north knoll' 'North Knoll' Grenadiers Grenadires
try 'north knoll' 'north knolls' Guards Gaurds
try 'north knoll' 'south knoll' 'A Bn' 'B Bn'
try 'hill 1' 'hill 2' 1st 2nd
try 'east ridge' 'west ridge' Guards Line
