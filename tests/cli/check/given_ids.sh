# An id that is another's, or that makes an option about its unit and about another, is refused: with what was given, the other
# unit and the option. On different sides no question offers both, and a name gets another id.
try() {
    echo "-- $*"
    printf '%s\n' "rules: $1" 'attacker:' '  units:' "    - $2" "    - $3" 'defender:' '  units:' "    - $4" > it.yaml
    bayonet check it.yaml 2>&1 | sed -n '/^it.yaml/,/^$/p'
    bayonet show it.yaml 2>/dev/null | sed -n '/^In orders/,/^$/p'
}
orks=', models: 2, profile: orks}'
try trial40k "{name: Ogryns, id: ogryns$orks" "{name: Old hands, id: wounded-ogryns$orks" "{name: Squad$orks"
try trial40k "{name: Old hands, id: wounded-ogryns$orks" "{name: Ogryns, id: ogryns$orks" "{name: Squad$orks"
try trial40k "{name: Ogryns, id: ogryns$orks" "{name: Squad$orks" "{name: Old hands, id: wounded-ogryns$orks"
try trial40k "{name: Ogryns, id: ogryns$orks" "{name: Squad$orks" "{name: Old hands, id: ogryns$orks"
try trial40k "{name: Mob, groups: [2 orks, 1 nobs, {id: boss, models: 1, profile: warbosses}]}" "{name: Mob nobs$orks" "{name: Squad$orks"
try trial40k "{name: Wounded, groups: [{models: 2, profile: orks}, {name: Orks$orks]}" "{name: Mob, id: MOB$orks" "{name: Squad$orks"
try trial40k "{name: Wounded, groups: [{models: 2, profile: orks}, {name: Orks$orks]}" "{name: Mob$orks" "{name: Squad$orks"
try wtj '{name: Guns, id: sound-guns, bases: 2}' '{name: Tanks, id: guns, bases: 2}' '{name: Line, bases: 3}'
try portable '{name: Virginia, id: virginia, at: b4}' '{name: Ohio, id: together-virginia, at: c4}' '{name: Line, at: b3}'
