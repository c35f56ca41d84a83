# Curly quotes in the middle of a value that cannot be read; an apostrophe alone is no quote.
cat >t.yaml <<'END'
rules: nqm
title: Tommy’s “hill”
attacker: 6 ‘regular’
defender: 3 regular’s
END
bayonet check t.yaml
echo "exit status $?"
