// The time for the odds and best orders of WTJ 1916 (assault_row.h), by bases, by units a side,
// and by turns.
//
//     bench_wtj
#include "assault_row.h"

#include <stdio.h>

#define WTJ(top, attackers, defenders)                                                         \
    "{\"rules\":\"wtj\"," top "\"attacker\":{\"units\":[" attackers                            \
    "]},\"defender\":{\"units\":[" defenders "]}}"
#define TURNS(count) "\"turns\":" #count ","
#define TANKS "{\"name\":\"Tanks\",\"type\":\"tank\",\"bases\":2,\"moved\":3},\"A 6\""

// Whole requests that were asked for in so many milliseconds: odds 5, 50 and 100; best 500 each.
static void asked(void) {
    assault_requests_head();
    assault_requests("60 against 60", WTJ("", "\"A 60\"", "\"D 60\""));
    assault_requests("two of 60 a side", WTJ("", "\"A 60\",\"B 60\"", "\"D 60\",\"E 60\""));
    assault_requests("60 against 60, 6 turns", WTJ(TURNS(6), "\"A 60\"", "\"D 60\""));
}

int main(void) {
    asked();
    printf("\n");
    assault_row_head();
    assault_row("9 against 9", WTJ("", "\"A 9\"", "\"D 9\""));
    assault_row("60 against 60", WTJ("", "\"A 60\"", "\"D 60\""));
    assault_row("two of 9 a side", WTJ("", "\"A 9\",\"B 9\"", "\"D 9\",\"E 9\""));
    assault_row("two of 60 a side", WTJ("", "\"A 60\",\"B 60\"", "\"D 60\",\"E 60\""));
    assault_row("9 against 9, 6 turns", WTJ(TURNS(6), "\"A 9\"", "\"D 9\""));
    assault_row("the same, without end", WTJ("\"turns\":\"unlimited\",", "\"A 9\"", "\"D 9\""));
    assault_row("9 against 9, fire, 2 turns",
                WTJ("\"fire\":true," TURNS(2), "\"A 9\"", "\"D 9\""));
    assault_row("two tanks and a company", WTJ("", TANKS, "\"D 5\",\"E 3\""));
    return 0;
}
