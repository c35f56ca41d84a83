bayonet odds nqm hours=99 --json 2>words; echo "exit $?"
bayonet oods --json 2>>words; echo "exit $?"
printf 'rules: nqm\nattacker:\n\tquality: regular\n' | bayonet check - --json 2>>words; echo "exit $?"
cat words >&2
