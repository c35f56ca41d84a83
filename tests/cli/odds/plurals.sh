# A word of a short form may be a plural; a misspelt one has its nearest.
for form in '6 regulars v 3 veterans, 2 pins' '6 v 2 militias' 'elites 6 v 3'; do
    bayonet odds nqm $form | grep -m 1 ' attack .* points\?;'
done
bayonet odds nqm 6 regulers v 3; echo "exit $?"
bayonet odds nqm '6 regularss v 3'; echo "exit $?"
