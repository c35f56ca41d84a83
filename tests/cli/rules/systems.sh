bayonet rules
