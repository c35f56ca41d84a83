// The time for the odds and best orders of an NQM assault (assault_row.h), and its growth with
// the strength.
//
//     bench_nqm
#include "assault_row.h"

#include <stdio.h>

static void row(const char *name, const char *sides) {
    char scenario[ASSAULT_TEXT];
    snprintf(scenario, sizeof scenario, "{\"rules\":\"nqm\",%s}", sides);
    assault_row(name, scenario);
}

int main(void) {
    assault_row_head();
    row("battalion on company", "\"attacker\":{\"strength\":6},\"defender\":{\"strength\":3}");
    row("brigade on battalion", "\"attacker\":{\"strength\":27},\"defender\":{\"strength\":9}");
    row("the same in 4 hours",
        "\"hours\":4,\"attacker\":{\"strength\":27},\"defender\":{\"strength\":9}");
    row("elite on elite, a loop", "\"attacker\":{\"quality\":\"elite\",\"strength\":27},"
                                  "\"defender\":{\"quality\":\"elite\",\"strength\":9}");
    for (int points = 5; points <= 160; points *= 2) {
        char name[40], sides[200];
        snprintf(name, sizeof name, "elite %d on elite %d", points, points);
        snprintf(sides, sizeof sides,
                 "\"attacker\":{\"quality\":\"elite\",\"strength\":%d},"
                 "\"defender\":{\"quality\":\"elite\",\"strength\":%d}",
                 points, points);
        row(name, sides);
    }
    return 0;
}
