// The time for the odds and best orders of the Trial Assault Rules (assault_row.h), by models and
// kinds a side; and from positions on the table, with their charge.
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
#define FIST ",\"weapons\":[\"fist\",\"pistol\"]"
#define NOB ",\"w\":1,\"weapons\":[\"power\",\"blade\"]"
#define FISTS(count) KIND(count, "sergeants", FIST)
#define ORKS(count) KIND(count, "orks", "")
#define NOBS(count) KIND(count, "nobs", NOB)

// Ten in two rows, and ten who charge them from 4 inches away: seven and three of each.
#define SEVEN_CHARGE                                                                           \
    "\"100 mm,230 mm\",\"139 mm,229 mm\",\"170 mm,233 mm\",\"212 mm,234 mm\","                 \
    "\"245 mm,232 mm\",\"97 mm,266 mm\",\"138 mm,269 mm\""
#define THREE_CHARGE "\"172 mm,273 mm\",\"213 mm,274 mm\",\"243 mm,265 mm\""
#define SEVEN                                                                                  \
    "\"100 mm,130 mm\",\"139 mm,131 mm\",\"170 mm,127 mm\",\"212 mm,126 mm\","                 \
    "\"245 mm,128 mm\",\"97 mm,94 mm\",\"138 mm,91 mm\""
#define THREE "\"172 mm,87 mm\",\"213 mm,86 mm\",\"243 mm,95 mm\""
#define STAND(places, profile, more)                                                           \
    "{\"profile\":\"" profile "\",\"base\":\"25 mm\",\"at\":[" places "]" more "}"
#define CHARGE(chargers, charged) FIGHT("\"begin\":\"charges\",", chargers, charged)
// Of each ten, with a wall, a block and a bog between.
#define AREA(kind, west, north, east, south)                                                   \
    "{\"kind\":\"" kind "\",\"area\":[\"" #west " mm," #north " mm\",\"" #east " mm," #north   \
    " mm\",\"" #east " mm," #south " mm\",\"" #west " mm," #south " mm\"]}"
#define OVER_GROUND                                                                            \
    "\"begin\":\"charges\",\"terrain\":["                                                      \
    "{\"kind\":\"cover\",\"line\":[\"80 mm,180 mm\",\"130 mm,180 mm\"]}," AREA(                \
        "impassable", 150, 170, 180, 190) "," AREA("difficult", 200, 170, 260, 190) "],"

int main(void) {
    assault_row_head();
    assault_row("10 on 10, one kind", FIGHT("", MARINES(10), ORKS(10)));
    assault_row("10 on 10, two kinds", FIGHT("", MARINES(7) "," FISTS(3), ORKS(7) "," NOBS(3)));
    assault_row("20 on 20, one kind", FIGHT("", MARINES(20), ORKS(20)));
    assault_row("20 on 20, two kinds",
                FIGHT("", MARINES(14) "," FISTS(6), ORKS(14) "," NOBS(6)));
    assault_row("40 on 40, one kind", FIGHT("", MARINES(40), ORKS(40)));
    assault_row("10 charge 10, one kind",
                CHARGE(STAND(SEVEN_CHARGE "," THREE_CHARGE, "marines", ""),
                       STAND(SEVEN "," THREE, "orks", "")));
    assault_row("10 charge 10, over ground",
                FIGHT(OVER_GROUND, STAND(SEVEN_CHARGE "," THREE_CHARGE, "marines", ""),
                      STAND(SEVEN "," THREE, "orks", "")));
    assault_row(
        "10 charge 10, two kinds",
        CHARGE(STAND(SEVEN_CHARGE, "marines", "") "," STAND(THREE_CHARGE, "sergeants", FIST),
               STAND(SEVEN, "orks", "") "," STAND(THREE, "nobs", NOB)));
    return 0;
}
