# Models typed in a line: read, and a word that is nearly a weapon.
cat > typed.yaml <<'END'
rules: trial40k
attacker:
  units:
    - name: Squad
      groups:
        - 10 Marines WS4 S4 T4 W1 I4 A1 Ld8 Sv3+ pistol+blade frag
        - 1 Captain WS5 S4 T4 W2 I5 A3 Ld9 Sv2+/5+ fist+pistol
defender:
  units:
    - name: Mob
      groups: [12 Boyz WS4 S3 T4 W1 I2 A2 Ld7 Sv6+ heavy+pistol, 3 Grots WS2 S2 T2 W1 I2 A1 Ld5 in support]
END
bayonet check typed.yaml
bayonet check typed.yaml --json | grep -o '"groups":[^]]*]' | head -1
sed 's/pistol+blade/pistl+blade/' typed.yaml > other.yaml
bayonet check other.yaml
echo "exit $?"
sed 's/ Ld8//' typed.yaml > other.yaml
bayonet check other.yaml
echo "exit $?"
