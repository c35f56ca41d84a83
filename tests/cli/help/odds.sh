bayonet odds --help
