// A rule system of your own, whole: its tables and functions (bayonet/game.h), and then everything
// that the door does with it. docs/adding-a-system.md has its card of ten rules, and takes you
// through it step by step.
#include <bayonet/game.h>
#include <bayonet/request.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// --- The card: clauses, numbers and readings, what a scenario says -----------------------------

// clang-format off
enum { G1, G2, G3, G4, G5, G6, G7, G8, G9, G10 };
static const bay_clause CLAUSES[] = {
    [G1] = {"GATE-1", 1, "card", "A storm has as many rushes as are agreed on.", NULL},
    [G2] = {"GATE-2", 1, "card", "Before each rush the attacker goes or calls it off.", NULL},
    [G3] = {"GATE-3", 1, "card", "The defender shoots, or pours the oil, once.", NULL},
    [G4] = {"GATE-4", 1, "card", "Shooting is a die an archer.", NULL},
    [G5] = {"GATE-5", 1, "card", "Oil is a die a man, three at most.", NULL},
    [G6] = {"GATE-6", 1, "card", "No more are killed than there are.", NULL},
    [G7] = {"GATE-7", 1, "card", "The ram is a die.", NULL},
    [G8] = {"GATE-8", 1, "card", "Many men help it.", NULL},
    [G9] = {"GATE-9", 1, "card", "With the last man the storm is over.", NULL},
    [G10] = {"GATE-10", 1, "card", "After the last rush the gate has held.", NULL},
    {.id = NULL}};

enum { SHOT_KILLS, MANY };
static const bay_param PARAMS[] = {
    [SHOT_KILLS] = {"shot_kills", "6", 2, 6, NULL, G4, BAY_PARAM_WHOLE, BAY_CERTAIN, "lowest die that kills", NULL},
    [MANY] = {"many", "5", 1, 20, NULL, G8, BAY_PARAM_WHOLE, BAY_GUESS, "men who help the ram", NULL},
    {.name = NULL}};

static const bay_key KEYS[] = {
    {"rushes", BAY_KEY_WHOLE, 1, 9, "3", NULL, NULL, NULL, G1, "rushes", "how many there are"},
    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, "{men} men\n{men}", NULL, G9, NULL, "the stormers"},
    {"attacker.men", BAY_KEY_WHOLE, 1, 20, "!", NULL, NULL, NULL, G9, "men", "how many"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{archers} archers\n{archers}", NULL, G4, NULL, "the garrison"},
    {"defender.archers", BAY_KEY_WHOLE, 1, 6, "!", NULL, NULL, NULL, G4, "archers", "how many"},
    {.path = NULL}};
// clang-format on

// --- The battle, fixed, and a situation, plain bytes -------------------------------------------

typedef struct gate {
    bay_battle common; // first
    int men, archers, rushes, shot_kills, many;
} gate;

typedef struct storm { // equal when everything in it is equal
    uint8_t stage, men, rushes, oil, ending, spare[3];
} storm;

static const bay_unit UNITS[] = {{"stormers", "the stormers", BAY_ATTACKER},
                                 {"garrison", "the garrison", BAY_DEFENDER}};

static int whole(const bay_value *document, const char *side, const char *key) {
    const bay_value *map = side ? bay_value_get(document, side) : document;
    return (int)bay_value_get(map, key)->is.whole; // the key table has checked that it is there
}

static bay_status load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    gate *b = in->memory.resize(in->memory.user, NULL, 0, sizeof *b);
    (void)why; // nothing is forbidden that the keys allow
    if (!b) return BAY_NO_MEMORY;
    // clang-format off
    *b = (gate){.common = {.rules = in->rules, .bytes = sizeof *b, .size = sizeof(storm), .unit_count = 2, .units = UNITS},
                .men = whole(in->document, "attacker", "men"), .archers = whole(in->document, "defender", "archers"),
                .rushes = whole(in->document, NULL, "rushes"),
                .shot_kills = (int)bay_param_get(in, SHOT_KILLS).number, .many = (int)bay_param_get(in, MANY).number};
    // clang-format on
    b->common.most[BAY_ATTACKER] = b->men;
    *out = &b->common;
    return BAY_OK;
}

// --- The stages: a row each, and the functions it names ----------------------------------------

enum { GO, ANSWER, SHOT, OIL, RAM, OVER };
enum { RUSH_ON, CALL_OFF, SHOOT, POUR };
enum { HELD, BROKEN, BEATEN_OFF, CALLED_OFF }; // until it is over: held
enum { FALL, BREAKS, HOLDS, SHOW_FIELD, SHOW_MEN, SHOW_ARCHERS };

static void begin(const bay_battle *battle, void *at, bay_trace *why) {
    const gate *b = (const void *)battle;
    (void)why;
    *(storm *)at = (storm){GO, (uint8_t)b->men, (uint8_t)b->rushes, 1, 0, {0}};
}

static uint16_t stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const storm *)at)->stage;
}

static void end(storm *now, int ending) { // what cannot matter any more is zero
    *now = (storm){.stage = OVER, .men = now->men, .ending = (uint8_t)ending};
}

static uint32_t list(const bay_battle *battle, const void *at, bay_option *options) {
    const uint16_t *row = bay_step_at(battle, at)->offers;
    for (int i = 0; i < 2; i++) options[i] = (bay_option){.row = row[i], .unit = BAY_NO_UNIT};
    return 2;
}

static void apply_go(const bay_battle *battle, void *at, const bay_option *chosen,
                     bay_trace *why) {
    storm *now = at;
    (void)battle, (void)why;
    now->stage = now->oil ? ANSWER : SHOT;             // GATE-3: a single answer is not asked
    if (chosen->row == CALL_OFF) end(now, CALLED_OFF); // GATE-2
}

static void apply_answer(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    storm *now = at;
    (void)battle, (void)why;
    now->stage = chosen->row == POUR ? OIL : SHOT;
    if (chosen->row == POUR) now->oil = 0; // GATE-3
}

static bay_throw kill(int dice, int from, int men) {
    bay_throw made = bay_throw_chain(dice, 6);
    bay_throw_stage(&made, BAY_DEFENDER, from);
    if (made.most > men) made.most = (uint16_t)men; // GATE-6
    return made;
}

static void about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const gate *b = (const void *)battle;
    step->dice = kill(b->archers, b->shot_kills, ((const storm *)at)->men); // GATE-4
}

static void about_oil(const bay_battle *battle, const void *at, bay_step *step) {
    int men = ((const storm *)at)->men;
    (void)battle;
    step->dice = kill(men < 3 ? men : 3, 4, men); // GATE-5
}

static void fall(const bay_battle *battle, void *at, uint32_t killed, bay_trace *why) {
    storm *now = at;
    (void)battle;
    now->men = (uint8_t)(now->men - killed);
    now->stage = RAM;
    bay_tell(why, FALL, BAY_ATTACKER, BAY_NO_UNIT, (const int32_t[]){(int32_t)killed, 0, 0});
    if (!now->men) end(now, BEATEN_OFF); // GATE-9
}

static void about_ram(const bay_battle *battle, const void *at, bay_step *step) {
    bool many = ((const storm *)at)->men >= ((const gate *)(const void *)battle)->many;
    step->dice = bay_throw_needs(BAY_ATTACKER, 1, 6, many ? 5 : 6); // GATE-7, GATE-8
}

static void ram(const bay_battle *battle, void *at, uint32_t breaks, bay_trace *why) {
    storm *now = at;
    (void)battle;
    bay_tell(why, breaks ? BREAKS : HOLDS, BAY_ATTACKER, BAY_NO_UNIT, NULL);
    now->rushes--;
    now->stage = GO;
    if (breaks)
        end(now, BROKEN);
    else if (!now->rushes)
        end(now, HELD); // GATE-10
}

// clang-format off
static const bay_option_row OPTIONS[] = {
    [RUSH_ON] = {"rush", "rush the gate", G2}, [CALL_OFF] = {"call-off", "call it off", G2},
    [SHOOT] = {"shoot", "shoot", G4}, [POUR] = {"pour", "pour the oil", G5}, {.id = NULL}};

static const bay_step_info STEPS[] = {
    [GO] = {.id = "go", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = G2,
            .words = "Rush the gate, or call it off?", .standing = "the attacker rushes",
            .offers = BAY_ROWS(RUSH_ON, CALL_OFF), .options = list, .apply = apply_go},
    [ANSWER] = {.id = "answer", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = G3,
                .words = "Shoot, or pour the oil?", .standing = "the defender shoots",
                .offers = BAY_ROWS(SHOOT, POUR), .options = list, .apply = apply_answer},
    [SHOT] = {.id = "shot", .kind = BAY_CHANCE, .clause = G4, .words = "The archers shoot",
              .events = BAY_EVENTS(G4), .stages = BAY_STAGE_NAMES("arrows"), .about = about_shot, .resolve = fall},
    [OIL] = {.id = "oil", .kind = BAY_CHANCE, .clause = G5, .words = "The oil is poured",
             .events = BAY_EVENTS(G5), .stages = BAY_STAGE_NAMES("oil"), .about = about_oil, .resolve = fall},
    [RAM] = {.id = "ram", .kind = BAY_CHANCE, .clause = G7, .words = "The ram",
             .stages = BAY_STAGE_NAMES("the ram"), .about = about_ram, .resolve = ram},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = G10, .words = "The storm is over"},
    {.id = NULL}};
// --- What a situation is worth, and what it looks like -----------------------------------------

static const bay_aim_row AIMS[] = {{"ground", "100 for the gate"}, {.id = NULL}};
static const bay_ending ENDINGS[] = {
    [HELD] = {"held", "gate held", {{0, 1}}, NULL, false},
    [BROKEN] = {"broken", "gate broken", {{100, 1}}, NULL, true},
    [BEATEN_OFF] = {"beaten-off", "beaten off", {{0, 1}}, NULL, false},
    [CALLED_OFF] = {"called-off", "called off", {{0, 1}}, NULL, false},
    {.id = NULL}};
static const bay_measure MEASURES[] = {
    {"attacker_losses", "stormers lost", "men", {{0, 1}}, false},
    {"defender_losses", "garrison lost", "archers", {{0, 1}}, false},
    {.id = NULL}};
static const bay_feature FEATURES[] = {{"men", "stormers left", 0, 20},
                                       {"rushes", "rushes left", 0, 9},
                                       {.id = NULL}};
static const bay_attribute ATTRIBUTES[] = {{"strength", BAY_ATTRIBUTE_WHOLE, "left", "men"}, {.id = NULL}};
static const bay_telling TELLINGS[] = {[FALL] = {"{0} of the stormers fall", G6},
                                       [BREAKS] = {"the gate breaks", G7},
                                       [HOLDS] = {"the gate holds", G7},
                                       [SHOW_FIELD] = {"before the gate", G1},
                                       [SHOW_MEN] = {"storming", G1},
                                       [SHOW_ARCHERS] = {"on the wall", G4},
                                       {.words = NULL}};
// clang-format on

static void score(const bay_battle *battle, const void *at, bay_score *out) {
    const gate *b = (const void *)battle;
    const storm *now = at;
    *out = (bay_score){.ending = now->ending, .measure = {b->men - now->men}};
}

static void features(const bay_battle *battle, const void *at, int32_t *out) {
    (void)battle;
    out[0] = ((const storm *)at)->men;
    out[1] = ((const storm *)at)->rushes;
}

// clang-format off
static void view(const bay_battle *battle, const void *at, bay_view *sink) {
    const bay_mark marks[] = {
        {.kind = BAY_MARK_AREA, .side = BAY_NOBODY, .unit = BAY_NO_UNIT,
         .telling = SHOW_FIELD, .place = -1, .w = 100, .h = 100},
        {.kind = BAY_MARK_PIECE, .side = BAY_ATTACKER, .unit = 0, .telling = SHOW_MEN,
         .value = {((const storm *)at)->men}},
        {.kind = BAY_MARK_PIECE, .side = BAY_DEFENDER, .unit = 1, .telling = SHOW_ARCHERS,
         .value = {((const gate *)(const void *)battle)->archers}}};
    for (; sink->count < 3; sink->count++)
        if (sink->count < sink->room) sink->mark[sink->count] = marks[sink->count];
}

static const bay_rules GATE = {
    .id = "gate", .title = "Storm the gate", .source = "this file",
    .sample = "{\"rules\": \"gate\", \"attacker\": {\"men\": 6}, \"defender\": {\"archers\": 3}}",
    .clauses = CLAUSES, .params = PARAMS, .keys = KEYS, .steps = STEPS, .options = OPTIONS,
    .features = FEATURES, .aims = AIMS, .endings = ENDINGS, .measures = MEASURES,
    .attributes = ATTRIBUTES, .tellings = TELLINGS, .unresolved = HELD, .taken = BROKEN,
    .headline = {"The attacker never breaks the gate.", "The attacker is certain to break the gate.",
                 "In 100 such storms the attacker breaks the gate in {0}.", "the gate falls",
                 "the gate then falls", "the attacker broke the gate"},
    .load = load, .first = begin, .stage = stage, .score = score, .features_of = features,
    .view = view};
// clang-format on

// --- Everything that the door does, with it ----------------------------------------------------

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static json_t *ask(json_t *request) {
    static const bay_rules *const RULES[] = {&GATE, NULL};
    const bay_host host = {.memory = {.resize = resize}, .rules = RULES};
    bay_reply reply;
    char *text = json_dumps(request, 0);
    bay_request(&host, text, strlen(text), &reply);
    json_t *answer = reply.text ? json_loads(reply.text, 0, NULL) : NULL;
    bay_reply_free(host.memory, &reply);
    json_decref(request);
    free(text);
    return answer;
}

// The reply to {"do": what} about the sample.
static json_t *ask_sample(const char *what) {
    return ask(json_pack("{s:s s:s}", "do", what, "sample", "gate"));
}

// The chance of an ending.
static double chance_of(const json_t *odds, const char *ending) {
    const json_t *row;
    size_t i;
    json_array_foreach(
        json_object_get(odds, "endings"), i,
        row) if (!strcmp(json_string_value(json_object_get(row, "id")),
                         ending)) return json_number_value(json_object_get(row, "p"));
    return -1;
}

// Makes a move in the record and prints what happened and what is asked then.
static bool move_on(json_t *record, const char *move) {
    const char *happened = "", *asked = NULL;
    json_t *turn = ask(json_pack("{s:s s:O s:o}", "do", "play", "record", record, "move",
                                 json_loads(move, 0, NULL)));
    bool good = json_unpack(turn, "{s:{s:s}}", "question", "words", &asked) == 0;
    json_unpack(turn, "{s:[{s:s}]}", "events", "words", &happened);
    if (good) printf("> %s\n%s%s%s\n", move, happened, *happened ? "; " : "", asked);
    json_array_extend(record, json_object_get(turn, "lines"));
    json_decref(turn);
    return good;
}

int main(void) {
    static const char *const MOVES[] = {"{\"choose\": \"rush\"}", "{\"choose\": \"shoot\"}",
                                        "{\"faces\": [6, 3, 1]}", "{\"faces\": [5]}"};
    const char *forces = NULL, *best = NULL;
    double value = 0;
    json_t *check = ask_sample("check"), *odds = ask_sample("odds"),
           *policy = ask_sample("best");
    json_t *play = ask_sample("play"), *record = json_object_get(play, "lines");
    bool good =
        json_unpack(check, "{s:s}", "forces", &forces) == 0 &&
        json_unpack(policy, "{s:F s:{s:s}}", "value", &value, "now", "best", &best) == 0;
    if (good)
        printf("%s: the gate falls in %.2f of 100, with best play in %.2f (%s).\n", forces,
               100 * chance_of(odds, "broken"), value, best);
    for (size_t i = 0; good && i < sizeof MOVES / sizeof *MOVES; i++)
        good = move_on(record, MOVES[i]);
    json_decref(check);
    json_decref(odds);
    json_decref(policy);
    json_decref(play);
    return !good;
}
