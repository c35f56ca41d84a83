// From a checked document to a battle.

#include "portable_draft.h"
#include "rules/kit/kit_battle.h"
#include "rules/kit/kit_settings.h"

#include <string.h>

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    portable_battle b;
    memset(&b, 0, sizeof b);
    portable_draft d = {.battle = &b};
    kit_node document = kit_document(in, why);
    bay_status status = portable_draft_read(&document, &d);
    if (status != BAY_OK) return status;
    kit_settings_read(in, b.set, PORTABLE_PARAMS);
    b.common.size =
        kit_situation_size(sizeof(portable_now) + sizeof(portable_unit_now) * b.count);
    b.common.told = (uint16_t)(sizeof(portable_told) * b.count);
    status = portable_lawful(&document, &b);
    if (status != BAY_OK) return status;
    portable_largest(&b);
    return kit_battle_make(in, &b, sizeof b, (kit_names){d.called, b.count, &b.board}, out,
                           why);
}
