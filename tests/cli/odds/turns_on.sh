# One Veteran point throws out twelve Regulars, who are caught disorganised: a report that turns on a
# reading says so in its first lines.
cat >caught.yaml <<'END'
rules: nqm
aftermath: true
orders: [{at: counterattack-now, do: counterattack}]
attacker: 12 regular
defender: {stands: [1 Coy 1, {name: Guards, strength: 1, quality: veteran, reserve: true}]}
END
bayonet odds caught.yaml | sed -n 1,8p
bayonet odds caught.yaml disorganised=fights | sed -n 1,8p
