// How long do the odds and best orders of a phase on a board take (assault_row.h): several units a
// side, several targets, and all that either side may decide?
//
//     bench_boards
#include "assault_row.h"

#define FOUR_ASSAULTERS                                                                        \
    "{\"name\":\"A Coy\",\"at\":\"a3\"},{\"name\":\"B Coy\",\"at\":\"b3\"},"                   \
    "{\"name\":\"C Coy\",\"at\":\"c3\"},{\"name\":\"D Coy\",\"at\":\"b3\"}"
#define BATTERY                                                                                \
    ",{\"name\":\"Battery\",\"at\":\"d1\",\"type\":\"field-gun\",\"battery\":true,"            \
    "\"fires_at\":\"b4\"}"
#define TWO_FARMS                                                                              \
    "{\"name\":\"1 "                                                                           \
    "Coy\",\"at\":\"b4\"},{\"name\":\"MG\",\"at\":\"b4\",\"type\":\"machine-gun\","            \
    "\"fires_at\":\"a3\"},{\"name\":\"2 Coy\",\"at\":\"c4\"}"
#define SOLDIERS(top, attackers, defenders)                                                    \
    "{\"rules\":\"soldiers\"," top "\"attacker\":{\"units\":[" attackers                       \
    "]},\"defender\":{\"units\":[" defenders "]}}"
#define GROUND "\"ground\":[\"b4 improved\",\"c4 town\"],"

int main(void) {
    assault_row_head();
    assault_row("two companies on one",
                "{\"rules\":\"soldiers\",\"attacker\":{\"companies\":2},"
                "\"defender\":{\"companies\":1}}");
    assault_row("two hexes, four assault", SOLDIERS(GROUND, FOUR_ASSAULTERS, TWO_FARMS));
    assault_row("the same, fire before it",
                SOLDIERS("\"fire\":\"attacker\"," GROUND, FOUR_ASSAULTERS BATTERY, TWO_FARMS));
    assault_row("the same, fire and answer",
                SOLDIERS("\"fire\":\"both\"," GROUND, FOUR_ASSAULTERS BATTERY, TWO_FARMS));
    return 0;
}
