// How long do the odds and best orders of the Trial Assault Rules take (assault_row.h): by models
// and kinds a side, with supports, over several phases?
//
//     bench_trial40k
#include "assault_row.h"

#define SIDE(side, groups)                                                                     \
    "\"" side "\":{\"units\":[{\"name\":\"" side " unit\",\"groups\":[" groups "]}]}"
#define FIGHT(top, attackers, defenders)                                                       \
    "{\"rules\":\"trial40k\"," top SIDE("attacker", attackers) "," SIDE("defender",            \
                                                                        defenders) "}"
#define KIND(count, profile, more) "{\"models\":" #count ",\"profile\":\"" profile "\"" more "}"
#define MARINES(count) KIND(count, "marines", "")
#define FISTS(count) KIND(count, "sergeants", ",\"weapons\":[\"fist\",\"pistol\"]")
#define ORKS(count) KIND(count, "orks", "")
#define NOBS(count) KIND(count, "nobs", ",\"w\":1,\"weapons\":[\"power\",\"blade\"]")

int main(void) {
    assault_row_head();
    assault_row("10 on 10, one kind", FIGHT("", MARINES(10), ORKS(10)));
    assault_row("10 on 10, two kinds", FIGHT("", MARINES(7) "," FISTS(3), ORKS(7) "," NOBS(3)));
    assault_row("20 on 20, one kind", FIGHT("", MARINES(20), ORKS(20)));
    assault_row("20 on 20, two kinds",
                FIGHT("", MARINES(14) "," FISTS(6), ORKS(14) "," NOBS(6)));
    assault_row("40 on 40, one kind", FIGHT("", MARINES(40), ORKS(40)));
    return 0;
}
