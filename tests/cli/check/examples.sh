for file in examples/*.*; do bayonet check $file | head -1; done
