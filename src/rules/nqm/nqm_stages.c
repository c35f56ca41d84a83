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
