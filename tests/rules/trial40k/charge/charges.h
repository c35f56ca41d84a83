// Phases that begin with charges: where models stand, and where they come to. The attacker's units are west of
// the defender's, x is to the east and y to the south, and bases are 25 mm wide.
#ifndef BAY_TESTS_TRIAL40K_CHARGES_H
#define BAY_TESTS_TRIAL40K_CHARGES_H

#include "rules/trial40k/assaults.h"

#include <string.h>

#define CHARGES(attackers, defenders)                                                          \
    "{'rules':'trial40k','begin':'charges','attacker':{'units':[" attackers                    \
    "]},'defender':{'units':[" defenders "]}}"
#define CHARGES_SET(parameters, attackers, defenders)                                          \
    "{'rules':'trial40k','begin':'charges','parameters':{" parameters                          \
    "},'attacker':{'units':[" attackers "]},'defender':{'units':[" defenders "]}}"
#define ON(terrain, attackers, defenders)                                                      \
    "{'rules':'trial40k','begin':'charges','terrain':[" terrain                                \
    "],'attacker':{'units':[" attackers "]},'defender':{'units':[" defenders "]}}"

// Where middles are, in millimetres.
#define P(x, y) "'" #x " mm, " #y " mm'"
#define PLACED(name, profile, places, more)                                                    \
    "{'name':'" name "','profile':'" profile "','at':[" places "]" more "}"
#define A(places) PLACED("A", "marines", places, )
#define B(places) PLACED("B", "marines", places, )
#define D(places) PLACED("D", "guardsmen", places, )
#define E(places) PLACED("E", "guardsmen", places, )
#define JOINS_A ",'independent':true,'joined':'A'"

// B stands right before a model at 200 mm, 200 mm, in a lane of more.
#define LANE                                                                                   \
    B(P(174, 174) "," P(200, 174) "," P(237.5, 174) "," P(174, 200) "," P(237.5, 200) "," P(   \
        174, 226) "," P(200, 226) "," P(237.5, 226))

// How many bases of a unit's models have their middle there; x and y in tenths of a millimetre.
static inline int bases_at(const story *s, const char *unit, int x, int y) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    const bay_battle *battle = story_battle(s);
    size_t size = strlen(unit);
    int count = 0;
    battle->rules->view(battle, story_at(s), &view);
    assert_in_range(view.count, 1, ROOM);
    for (uint32_t i = 0; i < view.count; i++) {
        if (mark[i].kind != BAY_MARK_PIECE && mark[i].kind != BAY_MARK_BASE) continue;
        const char *id = battle->units[mark[i].unit].id;
        if (strncmp(id, unit, size) != 0 || (id[size] && id[size] != '-')) continue;
        count += mark[i].x == x && mark[i].y == y;
    }
    return count;
}

static inline void stands(const story *s, const char *unit, int x, int y) {
    if (bases_at(s, unit, x, y) != 1) fail_msg("no model of %s stands at %d, %d", unit, x, y);
}

// After these moves a model of the unit stands there.
static inline void comes_to(const char *scenario, const char *moves, const char *unit, int x,
                            int y) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    stands(s, unit, x, y);
    story_over(s);
}

// Where the first model of a unit stands after these moves.
static inline bay_point place_of(const char *scenario, const char *moves, const char *unit) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    bay_point place = {-1, -1};
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    for (uint32_t i = 0; i < view.count; i++)
        if (mark[i].kind == BAY_MARK_PIECE &&
            strncmp(story_battle(s)->units[mark[i].unit].id, unit, strlen(unit)) == 0)
            place = (bay_point){mark[i].x, mark[i].y};
    story_over(s);
    return place;
}

// Nobody of the first unit is asked whom he charges.
static inline void asks_nobody(const char *scenario) {
    story *s = story_begin(scenario);
    if (strcmp(story_asks(s), "declare") == 0) fail_msg("a charge may be declared");
    story_over(s);
}

#endif
