#include "systems/maze.h"

#include <string.h>

enum { ROLL, CHOOSE, CHOOSE_DEFENDER, OVER };

static const bay_clause CLAUSES[] = {{"MAZE-01", 1, "-", "Go where the table leads.", NULL},
                                     {"MAZE-02", 1, "-", "It is dark.", NULL},
                                     {"MAZE-03", 1, "-", "It is cold.", NULL},
                                     {"MAZE-04", 1, "-", "It is a room.", NULL},
                                     {.id = NULL}};
static const bay_param PARAMS[] = {{.name = NULL}};
static const bay_key KEYS[] = {{.path = NULL}};
static const bay_option_row OPTIONS[] = {{"door-{0}", "take door {0}", 0}, {.id = NULL}};
static const bay_feature FEATURES[] = {{"room", "number of the room", 0, MAZE_ROOMS_MAX},
                                       {"odd", "1 in an odd room", 0, 1},
                                       {.id = NULL}};
static const bay_aim_row AIMS[] = {
    {"ground", "100 when won"}, {"even", "and 50 when unresolved"}, {.id = NULL}};
static const bay_ending ENDINGS[] = {
    [MAZE_WON] = {"won", "won", {{100, 1}, {100, 1}}, NULL, true},
    [MAZE_LOST] = {"lost", "lost", {{0, 1}, {0, 1}}, NULL, false},
    [MAZE_UNRESOLVED] = {"unresolved", "unresolved", {{0, 1}, {50, 1}}, NULL, false},
    {.id = NULL},
};
static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's losses", "points", {{0, 1}, {0, 1}}, false},
    {"defender_losses", "defender's losses", "points", {{0, 1}, {0, 1}}, false},
    {.id = NULL},
};
static const bay_telling TELLINGS[] = {
    {"dark", 1}, {"cold", 2}, {"a room", 3}, {.words = NULL}};

static const maze_room *room_of(const bay_battle *battle, const void *at) {
    uint16_t number;
    memcpy(&number, at, sizeof number);
    return &((const maze *)(const void *)battle)->room[number];
}

maze maze_of(const maze_room *room, int rooms) {
    maze made;
    memset(&made, 0, sizeof made);
    made.common.rules = &bay_rules_maze;
    made.common.bytes = sizeof made;
    made.common.size = sizeof(uint16_t);
    made.common.most[0] = made.common.most[1] = 9;
    made.room = room;
    made.rooms = (uint16_t)rooms;
    return made;
}

// SplitMix64.
static uint32_t below(uint64_t *seed, uint32_t limit) {
    uint64_t word = *seed += UINT64_C(0x9E3779B97F4A7C15);
    word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((word ^ (word >> 31)) >> 32) % limit;
}

void maze_random(uint64_t seed, int ends, int doors, maze_room *room, int rooms) {
    memset(room, 0, sizeof *room * (size_t)rooms);
    for (int i = 0; i < rooms; i++) {
        bool end = i > 0 && below(&seed, 100) < (uint32_t)ends;
        room[i].kind = end ? BAY_END : below(&seed, 2) ? BAY_CHANCE : BAY_CHOICE;
        room[i].who = (uint8_t)below(&seed, 2);
        room[i].ending = (uint8_t)below(&seed, 2);
        room[i].doors = (uint8_t)(2 + below(&seed, (uint32_t)doors - 1));
        for (int side = 0; end && side < 2; side++)
            room[i].loss[side] = (uint8_t)below(&seed, 4);
        for (int d = 0; d < room[i].doors; d++)
            room[i].to[d] = (uint16_t)below(&seed, (uint32_t)rooms);
    }
}

static bay_status maze_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    (void)in, (void)out, (void)why;
    return BAY_REFUSED; // a maze is made by its test
}

static void maze_first(const bay_battle *battle, void *at, bay_trace *why) {
    (void)why;
    memset(at, 0, battle->size);
}

static uint16_t maze_stage(const bay_battle *battle, const void *at) {
    const maze_room *room = room_of(battle, at);
    if (room->kind == BAY_END) return OVER;
    if (room->kind == BAY_CHANCE) return ROLL;
    return room->who == BAY_ATTACKER ? CHOOSE : CHOOSE_DEFENDER;
}

static void about_roll(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = bay_throw_total(0, 1, room_of(battle, at)->doors);
}

static uint32_t list_doors(const bay_battle *battle, const void *at, bay_option *list) {
    uint32_t doors = room_of(battle, at)->doors;
    for (uint32_t i = 0; i < doors; i++)
        list[i] = (bay_option){.unit = BAY_NO_UNIT, .number = {(int32_t)i, 0}};
    return doors;
}

static void resolve_roll(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    memcpy(at, &room_of(battle, at)->to[result], sizeof(uint16_t));
    int tells = room_of(battle, at)->tells;
    if (tells) bay_tell(why, tells - 1, BAY_NOBODY, BAY_NO_UNIT, NULL);
}

static void apply_door(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    resolve_roll(battle, at, (uint32_t)chosen->number[0], why);
}

#define CHOICE(of, id_, who_)                                                                  \
    [of] = {.id = id_,                                                                         \
            .kind = BAY_CHOICE,                                                                \
            .who = who_,                                                                       \
            .words = "which door?",                                                            \
            .standing = "the first",                                                           \
            .options = list_doors,                                                             \
            .apply = apply_door}

static const bay_step_info STEPS[] = {
    [ROLL] = {.id = "roll",
              .kind = BAY_CHANCE,
              .words = "which door opens",
              .stages = BAY_STAGE_NAMES("it"),
              .about = about_roll,
              .resolve = resolve_roll},
    CHOICE(CHOOSE, "choose", BAY_ATTACKER),
    CHOICE(CHOOSE_DEFENDER, "choose-defender", BAY_DEFENDER),
    [OVER] = {.id = "over", .kind = BAY_END, .words = "out"},
    {.id = NULL},
};

static void maze_score(const bay_battle *battle, const void *at, bay_score *out) {
    const maze_room *room = room_of(battle, at);
    memset(out, 0, sizeof *out);
    out->ending = room->kind == BAY_END ? room->ending : MAZE_UNRESOLVED;
    for (int side = 0; side < 2; side++) out->measure[side] = room->loss[side];
}

static void maze_features(const bay_battle *battle, const void *at, int32_t *features) {
    const maze *of = (const maze *)(const void *)battle;
    features[0] = (int32_t)(room_of(battle, at) - of->room);
    features[1] = features[0] % 2;
}

static void maze_view(const bay_battle *battle, const void *at, bay_view *sink) {
    (void)battle, (void)at;
    sink->count = 0;
}

const bay_rules bay_rules_maze = {
    .id = "maze",
    .title = "Maze",
    .source = "Invented for this project; no publisher.",
    .sample = "{\"rules\": \"maze\"}",
    .clauses = CLAUSES,
    .params = PARAMS,
    .keys = KEYS,
    .steps = STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .tellings = TELLINGS,
    .unresolved = MAZE_UNRESOLVED,
    .taken = MAZE_WON,
    .headline =
        {
            .never = "The attacker never has won the maze at the end.",
            .certain = "The attacker is certain to win the maze.",
            .often = "In 100 such walks the attacker wins the maze in {0}.",
            .falls = "the maze is won",
            .then = "the maze then is won",
            .fell = "the attacker won the maze",
        },
    .load = maze_load,
    .first = maze_first,
    .stage = maze_stage,
    .score = maze_score,
    .features_of = maze_features,
    .view = maze_view,
};
