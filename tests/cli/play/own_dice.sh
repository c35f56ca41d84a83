# Dice typed as one word, in parts, with commas and with blanks; choices by number, Enter and words.
printf '%s\n' 1 642 '5 5' '' stay 'roll 1' 6,4 3 2 press st 1 1,2,3 1 '' | bayonet play nqm --seed 5
echo "exit $?"
tail -n +2 nqm.jsonl
