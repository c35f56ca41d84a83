for file in examples/nqm-*; do bayonet check $file | head -1; done
