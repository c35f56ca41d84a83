// Makes the parts that every rule system has alike from its lists of rows (kit_rows.h). The names
// of these lists begin with SYSTEM in capitals, as in SOLDIERS_STEP_ROWS; all other names with
// `system`.
//
// The rows of its step table are X(tag, kind, fields of the row). The kind is one of
//     CHOICE(follows, lists, …)           a choice among what `lists` lists, of these option rows
//     EITHER(follows, standing, other)    the same with two: kit_either
//     CHANCE(follows, about)              dice, which `about` describes
//     END                                 it is over
// where `lists` is a system_list_fn, `follows` a system_apply_fn or a system_resolve_fn.
#ifndef BAY_RULES_KIT_SYSTEM_H
#define BAY_RULES_KIT_SYSTEM_H

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_rows.h"

// clang-format off

// In its header: the names of the rows of its tables, except parameters and kinds of ground.
#define KIT_NAMES(SYSTEM, system) \
    enum system##_stage { SYSTEM##_STEP_ROWS(KIT_TAG, , , , ) }; \
    enum system##_option { SYSTEM##_OPTION_ROWS(KIT_TAG) }; \
    enum system##_feature { SYSTEM##_FEATURE_ROWS(KIT_TAG) }; \
    enum system##_ending { SYSTEM##_ENDING_ROWS(KIT_TAG) }; \
    enum system##_measure { SYSTEM##_MEASURE_ROWS(KIT_TAG) }; \
    enum system##_telling { SYSTEM##_TELLING_ROWS(KIT_TAG) }

// In its header, below its battle and its state. Functions of these kinds continue until
// something is asked, thrown or over, and return that stage. The function that the waist called
// writes it.
#define KIT_STEPS(system) \
    typedef uint8_t system##_step(const system##_battle *b, system##_state *state, bay_trace *why); \
    typedef uint32_t system##_list_fn(const system##_battle *b, const system##_state *state, \
                                      bay_option *list); \
    typedef uint8_t system##_apply_fn(const system##_battle *b, system##_state *state, \
                                      const bay_option *chosen, bay_trace *why); \
    typedef uint8_t system##_resolve_fn(const system##_battle *b, system##_state *state, int result, \
                                        bay_trace *why); \
    static inline const system##_battle *system##_of(const bay_battle *battle) { \
        return (const system##_battle *)(const void *)battle; \
    } \
    /* History that decides nothing, behind the situation. */ \
    static inline system##_told *system##_told_of(const system##_battle *b, system##_state *state) { \
        return (system##_told *)(void *)((uint8_t *)state + b->common.size); \
    } \
    /* Lists what may be chosen at `stage`; a single answer is taken, not asked. */ \
    static inline uint8_t system##_ask(const system##_battle *b, system##_state *state, int stage, \
                                       bay_trace *why) { \
        state->stage = (uint8_t)stage; \
        kit_ask(&b->common, state, why); \
        return state->stage; \
    } \
    bay_status system##_load(const bay_loading *in, bay_battle **out, bay_fault *why); \
    system##_step system##_first; /* from a situation that is all zero */ \
    void system##_score(const system##_battle *b, const system##_state *state, bay_score *out); \
    void system##_features(const system##_battle *b, const system##_state *state, int32_t *features); \
    void system##_view(const system##_battle *b, const system##_state *state, \
                       const system##_told *told, bay_view *sink); \
    extern const bay_rules bay_rules_##system

// Beside its bay_rules: the tables, and the functions that act on the present stage of a situation.
#define KIT_TABLES(SYSTEM, system) \
    typedef struct follows { \
        system##_list_fn *lists; \
        system##_apply_fn *choice; \
        system##_resolve_fn *thrown; \
    } follows; \
    static const follows FOLLOWS[] = { \
        SYSTEM##_STEP_ROWS(KIT_FOLLOWS, KIT_AFTER_CHOICE, KIT_AFTER_EITHER, KIT_AFTER_CHANCE, {0})}; \
    static uint32_t options(const bay_battle *battle, const void *at, bay_option *list) { \
        const system##_state *state = at; \
        return FOLLOWS[state->stage].lists(system##_of(battle), state, list); \
    } \
    static void apply(const bay_battle *battle, void *at, const bay_option *chosen, bay_trace *why) { \
        system##_state *state = at; \
        state->stage = FOLLOWS[state->stage].choice(system##_of(battle), state, chosen, why); \
    } \
    static void resolve(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) { \
        system##_state *state = at; \
        state->stage = FOLLOWS[state->stage].thrown(system##_of(battle), state, (int)result, why); \
    } \
    static void first(const bay_battle *battle, void *at, bay_trace *why) { \
        system##_state *state = at; \
        memset(at, 0, (size_t)battle->size + battle->told); \
        state->stage = system##_first(system##_of(battle), state, why); \
    } \
    static void score(const bay_battle *battle, const void *at, bay_score *out) { \
        *out = (bay_score){.ending = UNRESOLVED}; \
        system##_score(system##_of(battle), at, out); \
    } \
    static void features(const bay_battle *battle, const void *at, int32_t *values) { \
        system##_features(system##_of(battle), at, values); \
    } \
    static void view(const bay_battle *battle, const void *at, bay_view *sink) { \
        const void *told = (const uint8_t *)at + battle->size; \
        system##_view(system##_of(battle), at, told, sink); \
    } \
    static uint16_t stage(const bay_battle *battle, const void *at) { \
        (void)battle; \
        return ((const system##_state *)at)->stage; \
    } \
    static const bay_step_info STEPS[] = { \
        SYSTEM##_STEP_ROWS(KIT_ROW, KIT_CHOICE, KIT_EITHER, KIT_CHANCE, KIT_END) {.id = NULL}}; \
    static const bay_option_row OPTIONS[] = {SYSTEM##_OPTION_ROWS(KIT_ROW) {.id = NULL}}; \
    static const bay_feature FEATURES[] = {SYSTEM##_FEATURE_ROWS(KIT_ROW) {.id = NULL}}; \
    static const bay_ending ENDINGS[] = {SYSTEM##_ENDING_ROWS(KIT_ROW) {.id = NULL}}; \
    static const bay_measure MEASURES[] = {SYSTEM##_MEASURE_ROWS(KIT_ROW) {.id = NULL}}; \
    static const bay_telling TELLINGS[] = {SYSTEM##_TELLING_ROWS(KIT_TELLING) {.words = NULL}}

#define KIT_CHOICE(follows, lists, ...) \
    .kind = BAY_CHOICE, .apply = apply, .options = options, .offers = BAY_ROWS(__VA_ARGS__)
#define KIT_EITHER(follows, ...) \
    .kind = BAY_CHOICE, .apply = apply, .options = kit_either, .offers = BAY_ROWS(__VA_ARGS__)
#define KIT_CHANCE(follows, dice) .kind = BAY_CHANCE, .resolve = resolve, .about = dice
#define KIT_END .kind = BAY_END
#define KIT_FOLLOWS(tag, after, ...) [tag] = after,
#define KIT_AFTER_CHOICE(follows, list, ...) {.lists = list, .choice = follows}
#define KIT_AFTER_EITHER(follows, ...) {.choice = follows}
#define KIT_AFTER_CHANCE(follows, dice) {.thrown = follows}

// In its bay_rules: these tables, its CLAUSES, PARAMS, KEYS and AIMS, its functions.
#define KIT_RULES(system) \
    .clauses = CLAUSES, .params = PARAMS, .keys = KEYS, .aims = AIMS, .steps = STEPS, \
    .options = OPTIONS, .features = FEATURES, .endings = ENDINGS, .measures = MEASURES, \
    .tellings = TELLINGS, .load = system##_load, .first = first, .stage = stage, .score = score, \
    .features_of = features, .view = view
// clang-format on

#endif
