// The step table, and what follows each choice and each throw.

#include "nqm.h"

static bay_apply_fn apply;
static bay_resolve_fn resolve;

const bay_step_info NQM_STEP_TABLE[] = {
#define CHOICE(tag, follows, ...) {.kind = BAY_CHOICE, .apply = apply, __VA_ARGS__},
#define CHANCE(tag, follows, ...) {.kind = BAY_CHANCE, .resolve = resolve, __VA_ARGS__},
#define END(tag, ...) {.kind = BAY_END, __VA_ARGS__},
#include "nqm_stages.h"
    {.id = NULL},
};

static nqm_follows_choice *const CHOSEN[] = {
#define CHOICE(tag, follows, ...) [tag] = follows,
#define CHANCE(tag, follows, ...)
#define END(tag, ...)
#include "nqm_stages.h"
};

static nqm_follows_throw *const THROWN[] = {
#define CHOICE(tag, follows, ...)
#define CHANCE(tag, follows, ...) [tag] = follows,
#define END(tag, ...)
#include "nqm_stages.h"
};

static void apply(const bay_battle *battle, void *at, const bay_option *chosen,
                  bay_trace *why) {
    nqm_state *state = at;
    state->stage = CHOSEN[state->stage](nqm_of(battle), state, chosen, why);
}

static void resolve(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_state *state = at;
    state->stage = THROWN[state->stage](nqm_of(battle), state, (int)result, why);
}

uint16_t nqm_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const nqm_state *)at)->stage;
}

uint8_t nqm_ask(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why) {
    state->stage = (uint8_t)stage;
    kit_ask(&b->common, state, why);
    return state->stage;
}
