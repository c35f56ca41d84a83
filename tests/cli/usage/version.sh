bayonet --version && bayonet odds --version
