# What a scenario on the table may not say: bases on each other, contacts that its places do not make.
cat > overlap.yaml <<'END'
rules: wtj
attacker:
  units:
    - {name: Company, at: ["45 mm, 60 mm", "75 mm, 60 mm"]}
defender:
  units:
    - {name: Garrison, at: ["45 mm, 45 mm", "60 mm, 46 mm"]}
END
bayonet check overlap.yaml
cat > apart.yaml <<'END'
rules: wtj
attacker:
  units:
    - {name: Company, at: ["45 mm, 60 mm", "75 mm, 60 mm"]}
    - {name: Reserve, at: ["45 mm, 90 mm"]}
defender:
  units:
    - {name: Garrison, at: ["45 mm, 45 mm"]}
contacts:
  - Reserve on Garrison
END
bayonet check apart.yaml
sed 's/Reserve on Garrison/Company on Garrison left/' apart.yaml | bayonet check -
sed 's/"75 mm, 60 mm"\]/"75 mm, 60 mm"], bases: 3/' apart.yaml | bayonet check -
sed 's/, at: \["45 mm, 90 mm"\]/ /' apart.yaml | bayonet check -
sed 's/, at: \["45 mm, 90 mm"\]/, bases: 1/' apart.yaml | bayonet check -
