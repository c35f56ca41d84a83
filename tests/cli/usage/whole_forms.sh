# What is allowed never breaks off within a form.
bayonet odds portable 6 v 3
