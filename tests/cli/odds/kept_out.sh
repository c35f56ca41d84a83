# Units of the attacker that take no part: a note says which, why, and by which clause.
cat >nqm.yaml <<'YAML'
rules: nqm
attacker:
  stands: [A 3, B 3, {name: Gun, class: support}, {name: C, strength: 3, disorganised: true}, {name: D, strength: 3, red: 4}]
defender: 3 regular
YAML
bayonet odds nqm.yaml | grep -A1 '^Note'
bayonet odds nqm.yaml attacker.stands[2].class=command | grep -A1 '^Note'
cat >spent.yaml <<'YAML'
rules: nqm
attacker:
  stands:
    - {name: A, strength: 3, red: 2, black: 1}
    - B 3
    - {name: C, strength: 3, red: 3, reserve: true}
    - {name: HQ, class: command, disorganised: true, grouped: true}
    - {name: CO, class: command, red: 1}
    - {name: Rear, class: command, red: 2}
defender: 3 regular
YAML
bayonet odds spent.yaml | grep -A1 '^Note'
bayonet show spent.yaml | grep '^| [ABCHR]'
cat >soldiers.yaml <<'YAML'
rules: soldiers
map: |
  . . . . .
   . . . . .
  . . X . .
   . AB C . .
  . . . . D
attacker:
  units: [{name: A Coy, letter: A, left: 1}, {name: B Coy, letter: B, disrupted: true}, {name: C Coy, letter: C}, {name: D Coy, letter: D}]
defender: {units: [{name: X Coy, letter: X}]}
YAML
bayonet odds soldiers.yaml | grep -A1 '^Note'
bayonet odds soldiers.yaml attacker.units[2].left=0 | grep -A1 '^Note\|^0 stacking'
bayonet odds soldiers.yaml AMB-A11=yes attacker.units[0].left=2 attacker.units[3].type=field-gun | grep -A1 '^Note'
cat >portable.yaml <<'YAML'
rules: portable
map: |
  . . . .
  . D E F
  G A C B
  H . . .
attacker:
  units: [Inf infantry as A, {name: Inf2, letter: C, facing: west}, Guns artillery as B, Scout infantry as G, {name: Lee, type: commander, letter: H}]
defender: {units: [Def infantry as D, Def2 infantry as E, Def3 infantry as F]}
YAML
bayonet best portable.yaml | grep -A1 '^Note'
bayonet odds portable.yaml attacker.units[2].type=infantry defender.units[2].type=cavalry | grep -A1 '^Note'
