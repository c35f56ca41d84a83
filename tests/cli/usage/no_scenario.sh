for verb in odds best check show new; do bayonet $verb; echo "exit $?"; done
