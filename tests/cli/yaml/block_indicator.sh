# Behind | and > a number says how far the text is indented; 0 is none.
for value in '|0' '>0' '|-0' '|x' '|10'; do
    printf 'rules: nqm\nmap: %s\n  ..\n' "$value" >t.yaml
    bayonet check t.yaml
    echo "exit $?"
done
