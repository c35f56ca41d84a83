# Without a command figure one stand of a body attacks alone: its points are those that attack.
cat >unled.yaml <<'END'
rules: nqm
attacker: {stands: [A 3, B 2]}
defender: 3 regular
END
bayonet show unled.yaml | sed -n 2p
bayonet show unled.yaml attacker.stands[2].name=HQ attacker.stands[2].class=command | sed -n 2p
bayonet show unled.yaml attacker.stands[0].battalion=1 attacker.stands[1].battalion=2 | sed -n 2p
