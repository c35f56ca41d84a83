# Orders of which the last is for all other situations, and a question that is asked of each stand.
cat >ridge.yaml <<'END'
rules: nqm
title: Washboard Ridge, first push
hours: 2
attacker:
  quality: veteran
  stands:
    - 1 Coy 3
    - 2 Coy 3, 2 red
    - 3 Coy 3, 1 black
    - {name: Recce Pl, class: recce, strength: 1}
    - {name: Bn HQ, class: command, grouped: true}
defender:
  quality: conscript
  retreat: closed
  stands: [Trench Coy 3, {name: MG, class: support, strength: 2}, {name: HQ, class: command}]
END
bayonet odds ridge.yaml | sed -n '/^Careful/,/^$/p'
bayonet best ridge.yaml | sed -n '/^Orders for/,/^$/p'
