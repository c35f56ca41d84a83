bayonet vary examples/portable-example-3.yaml 'defender.units[0].quality=poor,average,elite' --orders best
