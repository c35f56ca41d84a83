# --dice, --command and --seed say what they want.
for options in --dice=mine --dice=atacker=own --dice=attacker=-1 --command=best \
    --command=defender=bset --command=defender= --seed=x --seed=99999999999999999999 --dice=; do
    bayonet play nqm "$options" < /dev/null
    echo "exit $?"
done
bayonet play - < /dev/null
echo "exit $?"
bayonet play nqm hours=99 < /dev/null
echo "exit $?"
ls *.jsonl 2> /dev/null || echo no record was made
