bayonet new examples/nqm-reserve.yaml | grep -v '^ *#' | tee new.yaml
bayonet odds new.yaml | sed -n 5p
bayonet odds examples/nqm-reserve.yaml | sed -n 5p
