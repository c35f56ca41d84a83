# What somebody wrote is no formula in a spreadsheet; a number is a number.
for name in '=1+2' '+cmd' '-2+3' '@SUM(1)' $'\t=1' '＝1' "=a(\"b\",c)" 'a;=b' ordinary; do
    cp -- examples/nqm-hill.yaml "$name"
    bayonet odds --csv -- "$name" | sed -n 's/,ending,position-taken.*//p'
done
bayonet simulate --csv -n 100 -- '=1+2' | sed -n 's/,ending,position-taken.*//p'
bayonet best --csv -- '=1+2' | sed -n 's/,option,.*//p' | head -n 1
bayonet best --csv nqm --aim position-taken=-100 | sed -n 's/^nqm,option,/option /p'
bayonet vary --csv '=1+2' 'title==a,-b,-1' | cut -d, -f1
