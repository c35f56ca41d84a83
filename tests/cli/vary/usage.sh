# What cannot be varied is refused, with what is allowed.
try() { bayonet vary "$@" >/dev/null; echo "exit status $?"; }
try nqm
try
try nqm hours=2
try nqm hours=1..2 attacker.strength=1..2 defender.strength=1..2
try nqm hours=1..2 hours=3
try nqm hours=1..2:0
try nqm hours=1,2,1
try nqm regular_break_at=0..1/2:0.25
try nqm regular_break_at=1/2..1:0/3
try nqm hours=1..2 --show headlin
try nqm hours=1..2 --target position-taken
try nqm hours=1..2 --target position-taken=101
try nqm hours=1..2 --plot hours.gif
try nqm attacker.strength=1..1000 defender.strength=1..1001
try nqm attacker.strength=1..1000001
try nqm hours=1..2 --csv --json
# a long list whose last value the rules refuse; a short one is answered as far as it goes
try nqm hours=1..40000
try nqm 'attacker=1..1500 regular'
try nqm 1..1500 regular v 3 regular
try nqm hours=20..30
