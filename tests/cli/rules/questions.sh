# Questions whose words are filled in by the situation read well without one.
bayonet rules NQM-01 | tail -4 | head -2
bayonet rules NQM-10 | tail -4 | head -2
bayonet rules NQM-20 | tail -6 | head -4
