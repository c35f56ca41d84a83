# A word of a short form may be a range or a list; the table calls it by the key that it sets.
bayonet vary nqm 6,9 regular v 3..4 regular hours=2
bayonet vary nqm 6 regular,elite v 3 regular --csv | cut -d, -f 1,2
bayonet vary portable infantry,cavalry v infantry | sed -n 4,10p
# What is set beside a word is told as it is beside a key.
bayonet vary wtj 6..7 v 3 turns=3 | sed -n 2p
