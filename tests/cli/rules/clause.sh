bayonet rules NQM-09 && bayonet rules nqm-25
# Of several endings of a sentence one is shown.
bayonet rules WTJ-27 | grep -A1 tank-fire:
