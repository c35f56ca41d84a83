# An id is listed once, of however many units the question offers it.
printf -- '- {at: sweep-defender, do: swep}\n' | bayonet odds examples/trial40k-between.yaml --orders -
