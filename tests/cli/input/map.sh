# Ground drawn in the file; what is wrong with it is shown where it stands there.
cat >good.yaml <<'YAML'
rules: portable
map: |                 # north at the top; a word a cell
  . .  .  h2 .
  . t  D  h  .
  . fA B  .  .
  . .  .  .  .
legend: {t: wood, f: works N E}
objectives: [c3]
attacker:
  units:
    - 1st Virginia infantry as A
    - 2nd Virginia infantry elite as B
    - General Lane commander at c1
defender:
  units:
    - Blue Coy infantry poor as D facing south
YAML
bayonet show good.yaml | head -18
bayonet new good.yaml >again.yaml
grep -A5 '^map' again.yaml
bayonet odds good.yaml --json >good.json
bayonet odds again.yaml --json >again.json
cmp good.json again.json && echo the same

wrong() { # a change of the file
    sed "$1" good.yaml >wrong.yaml
    bayonet check wrong.yaml
}
wrong 's/t  D  h /t  D  q /'
wrong 's/fA B /fA BE/'
wrong 's/  h2 ./  h23 ./'
wrong 's/fA B  .  ./fA B  .  . ./'
wrong 's/  . .  .  h2 ./  A .  .  h2 ./'
wrong 's/t: wood, f/t: wod, f/'
wrong 's/works N E/works N up E upp/'
wrong 's/works N E/wood N/'
wrong 's/t: wood/T: wood/'
wrong 's/\[c3\]/[c3, f1]/'
wrong 's/at c1/at c0/'
wrong 's/as B/as Q/'
bayonet check good.yaml columns=9
bayonet check good.yaml legend.t=hil
bayonet check portable 'ground[0]=d9 wood'
