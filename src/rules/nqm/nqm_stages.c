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

static const struct {
    nqm_follows_choice *choice;
    nqm_follows_throw *thrown;
} FOLLOWS[] = {
#define CHOICE(tag, follows, ...) [tag] = {.choice = follows},
#define CHANCE(tag, follows, ...) [tag] = {.thrown = follows},
#define END(tag, ...)
#include "nqm_stages.h"
};

static void apply(const bay_battle *battle, void *at, const bay_option *chosen,
                  bay_trace *why) {
    nqm_state *state = at;
    state->stage = FOLLOWS[state->stage].choice(nqm_of(battle), state, chosen, why);
}

static void resolve(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    nqm_state *state = at;
    state->stage = FOLLOWS[state->stage].thrown(nqm_of(battle), state, (int)result, why);
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
