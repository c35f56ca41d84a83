# No line is wider than 80 columns, however many files and digits; and fractions are told.
files=(examples/nqm-hill.yaml examples/nqm-short.yaml examples/nqm-elite.yaml examples/nqm-two-hours.yaml)
bayonet odds "${files[@]}" "${files[@]}" --digits 3 | tee wide | tail -n +17
awk 'length($0) > 80 {print "too wide: " $0}' wide
bayonet odds examples/nqm-hill.yaml examples/nqm-elite.yaml --fractions | tail -n +16
