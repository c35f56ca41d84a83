bayonet odds examples/nqm-two-hours.yaml
bayonet odds examples/nqm-two-hours.yaml --orders standing | sed -n '3,5p'
bayonet odds examples/nqm-two-hours.yaml --orders best | sed -n '3,5p'
printf -- '- {at: defence, do: dice-1}\n' >one.yaml
bayonet odds nqm --orders one.yaml | sed -n '3,5p'
bayonet odds nqm --orders examples/nqm-two-hours.yaml | sed -n '3,5p'
printf -- '- {at: defence, do: dice-1}\n' | bayonet odds nqm --orders - | sed -n '3,5p'
