// The step table.

#include "nqm.h"

const bay_step_info NQM_STEP_TABLE[] = {
#define STAGE(tag, ...) {__VA_ARGS__},
#include "nqm_stages.h"
#undef STAGE
    {.id = NULL},
};

uint16_t nqm_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const nqm_state *)at)->stage;
}

uint8_t nqm_ask(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why) {
    state->stage = (uint8_t)stage;
    kit_ask(&b->common, state, why);
    return state->stage;
}
