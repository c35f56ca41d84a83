for shell in bash zsh fish; do bayonet help --completion $shell; done
bayonet help --completion tcsh; echo "exit $?"
bayonet help --completion systems
