# attacks without limit: an attack in which nobody is hurt leads back to itself
bayonet simulate examples/nqm-elite.yaml -n 20000 --aim cheaply --seed 12
