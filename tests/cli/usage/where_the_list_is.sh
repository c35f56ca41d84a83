# A key or a number that does not exist: where all of them are listed.
bayonet odds nqm atacker.strength=3
bayonet odds nqm hourz=3 atacker.strength=3
bayonet odds nqm 6 regular v 3 regular parameters.foo=3
printf 'rules: nqm\nattacker: 6 regular\ndefender: 3 regular\nweather: fine\nparameters: {rain: 3}\n' > a.yaml
bayonet odds a.yaml
bayonet odds nqm hours=hours
bayonet odds nqm regular_defence_dice=x
bayonet odds nqm win=x
