bayonet
