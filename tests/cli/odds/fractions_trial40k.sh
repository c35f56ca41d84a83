# The catalogue's E12 and E13: five Marines charge five Guardsmen who never run, in the open and over a wall.
cat > five.yaml <<'END'
rules: trial40k
attacker:
  units: [{name: Squad, groups: [{models: 5, profile: marines, ld: 12, grenades: none}]}]
defender:
  units: [{name: Platoon, groups: [{models: 5, profile: guardsmen, ld: 12}]}]
END
bayonet odds five.yaml --fractions | sed -n '/^Exactly/,/^$/p'
bayonet odds five.yaml defender.units[0].cover=defended --fractions | sed -n '/^Exactly/,/^$/p'
bayonet odds examples/trial40k-captain.yaml --fractions | sed -n '/^Exactly/,/^$/p'
