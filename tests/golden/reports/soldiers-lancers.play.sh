# A charge comes before the assault on those who charge; who falls out of it does not assault.
printf '%s\n' assault-b3 assault-d2 charge-b-coy 3 go-in-a-coy 2 stay-a-coy '' |
    bayonet play examples/soldiers-lancers.yaml --seed 5
