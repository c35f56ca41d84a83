// The time for the odds and best orders of a phase on a board (assault_row.h), with several units
// a side, several targets, and every decision of either side.
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

#define ROW(text) text "\\n"
#define LINE_AND_FLANK                                                                         \
    "\"map\":\"" ROW(".......") ROW(".......") ROW(".HIGDC.") ROW(".XYZ...") "...L...\","
#define CONFEDERATES                                                                           \
    "\"1st infantry as X\",\"2nd infantry as Y\",\"3rd infantry as Z\","                       \
    "\"General commander as L\",\"4th cavalry as C facing west\""
#define UNION                                                                                  \
    "\"Horse cavalry as H\",\"Foot infantry as I\",\"Guns artillery as G\","                   \
    "\"Troopers dismounted as D\""
#define HILL_AND_FARM                                                                          \
    "\"legend\":[\"b built-up\"],\"map\":\"" ROW(". . . . . . . . .") ROW(". . P 1 1 . . . .") \
        ROW(". A1 B1 Q1 C1 bD E . .") ROW(". F G H K M . . .") ". . . N . . . . .\","
#define RED                                                                                    \
    "\"Red 1 infantry as F\",\"Red 2 infantry as G\",\"Red 3 infantry elite as H\","           \
    "\"General commander as N\",\"Red 4 infantry as K\",\"Red 5 infantry as M\""
#define BLUE                                                                                   \
    "\"Blue 1 infantry as A\",\"Blue 2 infantry poor as B\",\"Guns artillery as Q\","          \
    "\"Chief commander as P\",\"Blue 3 infantry as C\",\"Blue 4 infantry elite as D\","        \
    "\"Horse cavalry as E\""
#define PORTABLE(top, attackers, defenders)                                                    \
    "{\"rules\":\"portable\"," top "\"attacker\":{\"units\":[" attackers                       \
    "]},\"defender\":{\"units\":[" defenders "]}}"

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
    assault_row("portable, one against one",
                "{\"rules\":\"portable\",\"attacker\":\"infantry\","
                "\"defender\":\"infantry\"}");
    assault_row("its Example 2", PORTABLE(LINE_AND_FLANK, CONFEDERATES, UNION));
    assault_row("the same, one by one",
                PORTABLE("\"parameters\":{\"B-10\":\"one-by-one\"}," LINE_AND_FLANK,
                         CONFEDERATES, UNION));
    assault_row("five combats, fire before",
                PORTABLE("\"fire\":true," HILL_AND_FARM, RED, BLUE));
    return 0;
}
