# Lines to paste begin with the name that the command was called by.
BAYONET_CALLED=./run bayonet odds nqm | tail -n 2
BAYONET_CALLED=./run bayonet ods
BAYONET_CALLED='my bayonet' bayonet | tail -n 2
BAYONET_CALLED= bayonet | tail -n 1
BAYONET_CALLED=$'a\nb' bayonet | tail -n 1
BAYONET_CALLED=./run bayonet odds nqm --json | head -c 40; echo
BAYONET_CALLED=./run bayonet help odds | head -n 2
