printf 'rules: nqm\0' >binary && bayonet check binary; echo "exit $?"
printf '\xff\xfer\0' >utf16.yaml && bayonet check utf16.yaml; echo "exit $?"
printf 'rules: nqm\ntitle: caf\xe9\n' >latin.yaml && bayonet check latin.yaml; echo "exit $?"
head -c 17000000 /dev/zero | tr '\0' '#' >large.yaml && bayonet check large.yaml; echo "exit $?"
