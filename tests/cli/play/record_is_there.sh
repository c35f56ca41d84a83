# A record is never written over.
bayonet play nqm --record a.jsonl --seed 1 < /dev/null > /dev/null
bayonet play nqm --record a.jsonl < /dev/null
echo "exit $?"
bayonet play nqm --record no/such/folder.jsonl < /dev/null
echo "exit $?"
bayonet play nqm --record - < /dev/null
echo "exit $?"
wc -l < a.jsonl
