// Rules of your own in a page: the waist (bayonet/game.h) filled in, and analysis (odds.h,
// simulate.h) asked.
//
// Storm the gate: in each of four rushes the attacker rolls a die. A 6 breaks the gate, a 1 or 2
// costs him a man; with the last man the colours are lost. Before each rush he may call it off.
//
// A system that is to be asked by the one door has more tables (keys of its scenarios, features,
// what is told of every consequence) and lives in the library: src/rules/nqm is one.
#include <bayonet/odds.h>
#include <bayonet/simulate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {         // a situation: plain bytes, equal when everything in it is equal
    uint8_t rushes, men; // still to come; still standing
    uint8_t asked;       // 1: he has said that he goes
    uint8_t ended;       // 0: not yet; else 1 + the ending
} storm;

enum { RUSHES = 4, MEN = 3 };
enum { ASK, RUSH, OVER };
enum { GO, STOP };
enum { BROKEN, HELD, LOST };

static const bay_clause CLAUSES[] = {{"GATE-1", 1, "this file", "A 6 breaks the gate.", NULL},
                                     {0}};
static const bay_option_row OPTIONS[] = {
    [GO] = {"go", "rush the gate", 0}, [STOP] = {"stop", "call it off", 0}, {0}};
static const bay_aim_row AIMS[] = {
    {"ground", "100 for the gate, less 12 a man and 50 for the colours"}, {0}};
static const bay_ending ENDINGS[] = {
    [BROKEN] = {"broken", "gate broken", {{100, 1}}, NULL, true},
    [HELD] = {"held", "gate held", {{0, 1}}, NULL, false},
    [LOST] = {"lost", "colours lost", {{-50, 1}}, NULL, false},
    {0}};
static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's men lost", "men", {{-12, 1}}, false},
    {"defender_losses", "defender's men lost", "men", {{0, 1}}, false},
    {0}};

static storm storm_of(const void *at) {
    storm s;
    memcpy(&s, at, sizeof s);
    return s;
}

// Where it begins.
static void first(const bay_battle *battle, void *at, bay_trace *why) {
    (void)battle, (void)why;
    memcpy(at, &(storm){RUSHES, MEN, 0, 0}, sizeof(storm));
}

// Which step it stands at: a row of STEPS.
static uint16_t stage(const bay_battle *battle, const void *at) {
    storm s = storm_of(at);
    (void)battle;
    return s.ended ? OVER : s.asked ? RUSH : ASK;
}

// What may be chosen; the first is the standing order, what a plain commander does without thinking.
static uint32_t list_answers(const bay_battle *battle, const void *at, bay_option *list) {
    (void)battle, (void)at;
    list[0] = (bay_option){.row = GO, .unit = BAY_NO_UNIT};
    list[1] = (bay_option){.row = STOP, .unit = BAY_NO_UNIT};
    return 2;
}

// And what follows.
static void apply_answer(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    storm s = storm_of(at);
    (void)battle, (void)why;
    s.asked = 1;
    s.ended = chosen->row == STOP ? HELD + 1 : 0;
    memcpy(at, &s, sizeof s);
}

// Which dice are thrown. Nothing is rolled here.
static void about_rush(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle, (void)at;
    step->dice = bay_throw_total(BAY_ATTACKER, 1, 6);
    step->dice.cuts = 2; // result 0: up to 2; 1: up to 5; 2: above
    step->dice.is.cut[0] = 2;
    step->dice.is.cut[1] = 5;
}

// And what follows of the result.
static void resolve_rush(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    storm s = storm_of(at);
    (void)battle, (void)why;
    s = (storm){(uint8_t)(s.rushes - 1), (uint8_t)(s.men - (result == 0)), 0, 0};
    if (result == 2)
        s.ended = BROKEN + 1;
    else if (!s.men)
        s.ended = LOST + 1;
    else if (!s.rushes)
        s.ended = HELD + 1;
    memcpy(at, &s, sizeof s);
}

static const bay_step_info STEPS[] = {
    [ASK] = {.id = "rush",
             .kind = BAY_CHOICE,
             .who = BAY_ATTACKER,
             .options = list_answers,
             .apply = apply_answer},
    [RUSH] = {.id = "dice", .kind = BAY_CHANCE, .about = about_rush, .resolve = resolve_rush},
    [OVER] = {.id = "over", .kind = BAY_END},
    {0}};

// How it ended; anywhere else, what has been lost so far.
static void score(const bay_battle *battle, const void *at, bay_score *out) {
    storm s = storm_of(at);
    (void)battle;
    *out = (bay_score){.ending = s.ended ? (uint16_t)(s.ended - 1) : HELD,
                       .measure = {MEN - s.men}};
}

static const bay_rules GATE = {.id = "gate",
                               .title = "Storm the gate",
                               .clauses = CLAUSES,
                               .steps = STEPS,
                               .options = OPTIONS,
                               .aims = AIMS,
                               .endings = ENDINGS,
                               .measures = MEASURES,
                               .unresolved = HELD,
                               .taken = BROKEN,
                               .first = first,
                               .stage = stage,
                               .score = score};

static const bay_battle BATTLE = {.rules = &GATE, .size = sizeof(storm), .most = {MEN, 0}};

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static void print_odds(const char *words, const bay_odds *odds) {
    printf("%s: the gate is broken in %.2f of 100, %.2f men lost, %.2f points.\n", words,
           100 * odds->p[BROKEN], odds->mean[0], odds->value);
}

// Every situation in which the attacker has to choose, and what is best there.
static void print_best(const bay_graph *graph, const bay_solution *best) {
    for (uint32_t i = 0; i < bay_graph_situations(graph); i++) {
        bay_step asked;
        bay_graph_step(graph, i, &asked);
        if (asked.id != ASK) continue;
        storm s = storm_of(bay_graph_situation(graph, i));
        printf("  rushes left %d, men %d: %-13s (%6.2f points)\n", s.rushes, s.men,
               OPTIONS[best->policy.option[i]].words, best->value[i]);
    }
}

// The same by thrown dice: how near they come, and how near they may be expected to.
static bool print_fought(const bay_aim *aim, const bay_work *work) {
    const bay_trials trials = {.seed = 1, .first = 0, .count = 100000};
    bay_tally *tally = NULL;
    bay_odds seen = {0};
    bay_errors errors;
    bool good = bay_tally_new(&BATTLE, work->memory, &tally) == BAY_OK &&
                bay_simulate_tree(&BATTLE, NULL, NULL, &trials, work, tally) == BAY_OK &&
                bay_tally_odds(tally, aim, &seen, &errors) == BAY_OK;
    if (good) {
        print_odds("By thrown dice", &seen);
        printf("  in 100000 fights, give or take %.2f, %.3f and %.2f\n", 100 * errors.p[BROKEN],
               errors.mean[0], errors.value);
    }
    bay_odds_free(&seen);
    bay_tally_free(tally);
    return good;
}

int main(void) {
    bay_work work = {.memory = {.resize = resize}};
    bay_graph *graph = NULL;
    bay_policy policy = {0};
    bay_aim aim;
    bay_odds standing = {0}, sound = {0};
    bay_solution best = {0};
    bool good = bay_graph_expand(&BATTLE, NULL, &work, &graph) == BAY_OK &&
                bay_aim_read(&BATTLE, NULL, &aim, NULL) == BAY_OK &&
                bay_policy_make(graph, NULL, &policy) == BAY_OK && // standing orders: always go
                bay_odds_make(graph, &policy, &aim, &standing) == BAY_OK &&
                bay_best_make(graph, &aim, BAY_SEEKS_ATTACKER, &policy, &best) == BAY_OK &&
                bay_odds_make(graph, &best.policy, &aim, &sound) == BAY_OK;
    if (good) {
        print_odds("Always on", &standing);
        good = print_fought(&aim, &work);
        print_odds("Best play", &sound);
        print_best(graph, &best);
    }
    bay_odds_free(&sound);
    bay_solution_free(&best);
    bay_odds_free(&standing);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return !good;
}
