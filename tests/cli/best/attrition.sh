# Infantry before guns: the ground is worth an attack, casualties alone are not.
bayonet best portable infantry v artillery | sed -n '/first decision/,/^$/p;/never pays/,/does/p'
bayonet best portable infantry v artillery --aim attrition | sed -n '/first decision/,/^$/p;/never pays/,/does/p'
