bayonet new nqm | tee new.yaml && bayonet check new.yaml && bayonet odds new.yaml | sed -n 5p
