bayonet --help && bayonet -h | head -2 && bayonet help rules
