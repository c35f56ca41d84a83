odds_of_a_scenario
odds_of_a_scenario nqm 6 veteran v 3 regular
odds_of_a_scenario nqm 6 veteran v 3 regular and guns
echo "exit status $?"
