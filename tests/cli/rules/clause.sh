bayonet rules NQM-09 && bayonet rules nqm-25
