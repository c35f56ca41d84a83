# What would act on a terminal is refused in names and titles, and shown by its number in what is said of it.
printf 'rules: nqm\ntitle: "\\e[31mred"\nattacker: {stands: ["A\\n B 3", "B\\u202e 2", {name: "C\\u009b", strength: 2}, "D\\u2029 1"]}\ndefender: 3\n' > names.yaml
bayonet check names.yaml
printf 'rules: nqm\n"k\\e[2Jey": 3\nattacker: 6\ndefender: 3\n' > key.yaml
bayonet check key.yaml
printf 'rules: nqm\nattacker: 6\ndefender: 3\n' > good.yaml
bayonet odds good.yaml "$(printf 'attacker.q\033[1mality=elite')"
bayonet odds "$(printf 'no\tsuch\033[31m\302\233.yaml')"
bayonet odds "$(printf 'bytes\377.yaml')"
