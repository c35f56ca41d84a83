# A record in order; then one for each thing that can be wrong with one: where, and by which clause.
printf '%s\n' 1 642 '5 5' 1 | bayonet play nqm --seed 5 --record good.jsonl > /dev/null
bayonet check good.jsonl
bayonet check - < good.jsonl | head -n 2
try() {
    echo "--- $1"
    sed "$2" good.jsonl > bad.jsonl
    bayonet check bad.jsonl 2>&1
    echo "exit $?"
}
try 'another answer' '2s/dice-2/dice-3/'
try 'another question' '2s/defence/attack/'
try 'another side' '2s/defender/attacker/'
try 'a face too high' '4s/5,5/5,7/'
try 'too many dice' '4s/5,5/5,5,5/'
try 'another part' '3s/6,4,2/6,4,3/'
try 'not a throw' '4s/.*/{"at":"attack","choose":"go-on"}/'
try 'too much taken back' '4s/.*/{"undo":9}/'
try 'no such line' '4s/faces/face/'
try 'no JSON' '4s/}//'
try 'another scenario' '1s/"hours":1/"hours":2/'
try 'another form' '1s,record/1,record/2,'
try 'another system' '1s/"rules":"nqm"/"rules":"chess"/g'
try 'two systems' '1s/"rules":"nqm"/"rules":"wtj"/'
try 'another version' '1s/"version":"[^"]*"/"version":"0.1.0"/; 4s/5,5/5,7/'
try 'a later version' '1s/"version":"[^"]*"/"version":"9.9.9"/'
try 'dice that are not the seed'"'"'s' '4s/"own":true,//'
try 'a part that is gone' '3d'
try 'another key in a line' '3s/"part"/"prat"/'
try 'another key in the header' '1s/"seed"/"sed"/'
try 'no header' '1d'
try 'nothing' 'd'
try 'after blank lines' '3s/^/\n/; 4s/5,5/5,7/'
bayonet check bad.jsonl --json
echo
bayonet check good.jsonl hours=2
echo "exit $?"
head -c -20 good.jsonl > torn.jsonl
bayonet play torn.jsonl < /dev/null
echo "exit $?"
bayonet new good.jsonl
echo "exit $?"
bayonet replay good.jsonl torn.jsonl
echo "exit $?"
