# the odds fit the budget, the questions of one side alone do not
bayonet odds nqm --budget 80
