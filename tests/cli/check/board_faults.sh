# What a scenario on hexes may not say: where, what was given, what is allowed, by which clause.
f=examples/soldiers-two-farms.yaml
bayonet check $f 'attacker.units[0].announces=c4'
bayonet check $f 'attacker.units[0].left=1' 'attacker.units[0].announces=b4'
bayonet check $f 'attacker.units[4].announces=b4'
bayonet check $f 'attacker.units[0].disrupted=true' 'attacker.units[0].announces=b4'
bayonet check $f 'defender.units[1].fires_at=f6'
bayonet check $f 'defender.units[1].range=0'
bayonet check $f 'attacker.units[4].sees[0]=a1'
bayonet check $f 'attacker.units[4].attack=1'
bayonet check $f 'attacker.units[3].stacking=5'
bayonet check $f 'objectives[0]=z9'
bayonet check $f 'disrupted_2_1=9'
bayonet check soldiers 'attacker.companies=9'
