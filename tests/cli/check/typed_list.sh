# A whole list may be typed as one word, with brackets as in YAML.
cat >two.yaml <<'YAML'
rules: portable
map: |
  . . . .
  . D E .
  . A C .
  . . . .
attacker: {units: [Inf infantry as A, Gun artillery as C]}
defender: {units: [Def infantry as D, Other infantry as E]}
YAML
for list in '[b3]' '[ b3, c3 ]' '["b3",c3]'; do
    bayonet new two.yaml "objectives=$list" | grep -A2 objectives
done
bayonet new two.yaml 'defender.units=["Def infantry as D",Other cavalry as E]' | grep -A3 defender
bayonet check two.yaml 'objectives=[z9]'
bayonet check two.yaml 'objectives=[]'
bayonet check two.yaml 'objectives=b3'
bayonet vary two.yaml 'objectives=[b3],[b3,c3]' --csv | cut -d, -f 1-3
