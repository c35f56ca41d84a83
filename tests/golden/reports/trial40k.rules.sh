bayonet rules trial40k
