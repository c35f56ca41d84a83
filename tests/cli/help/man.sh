bayonet help --man odds && bayonet help --man bayonet
