# A throw of several stages: what each side threw for, and no stage that no die came to.
bayonet play trial40k 2 marines v 2 orks --dice 7 --record few.jsonl \
    --command attacker=standing,defender=standing </dev/null >/dev/null
bayonet replay few.jsonl
