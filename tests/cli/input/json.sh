printf '{\n\t"rules": "nqm",\n\t"title": "caf\\u00e9 \\ud83d\\ude00",\n\t"attacker": "6 regular", "defender": {"strength": 3}\n}\n' >hill.json
bayonet show hill.json
