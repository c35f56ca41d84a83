bayonet rules wtj
