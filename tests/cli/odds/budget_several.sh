# one assault does not end as several do, nor several as one: what was not met is not named
bayonet odds wtj 60 v 60 turns=3 --budget 4000
cat > two.yaml <<END
rules: wtj
attacker: {units: [A 9, B 9]}
defender: {units: [C 9, D 9]}
contacts: [A on C, B on D]
END
bayonet odds two.yaml --budget 9000
bayonet odds two.yaml --budget 1
