bayonet rules portable
