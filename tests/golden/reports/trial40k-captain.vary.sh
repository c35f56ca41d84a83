bayonet vary trial40k 5..13:2 marines v 12 orks
