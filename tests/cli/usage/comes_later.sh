bayonet play nqm
