#include "contract/loaded.h"

#include "base/memory.h"
#include "json/json_read.h"
#include "scenario/keys.h"
#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

const bay_value *loaded_document(arena *into, const char *json) {
    const bay_value *document = NULL;
    bay_fault why;
    if (json_read(into, json, strlen(json), &document, &why) != BAY_OK)
        fail_msg("%s at column %u of %s", why.words, why.column, json);
    return document;
}

void loaded_make(const bay_rules *rules, const bay_value *document, loaded *out) {
    memset(out, 0, sizeof *out);
    out->space = arena_new(heap());
    faults bad;
    memset(&bad, 0, sizeof bad);
    scenario checked;
    memset(&checked, 0, sizeof checked);
    out->status = keys_check(&out->space, rules, document, NULL, &bad, &checked);
    if (out->status) {
        if (bad.count) out->why = bad.list[0];
        return;
    }
    bay_loading in = {.rules = rules,
                      .document = checked.whole,
                      .settings = checked.settings,
                      .used = out->used,
                      .memory = heap()};
    out->status = rules->load(&in, &out->battle, &out->why);
}

void loaded_free(loaded *from) {
    if (from->battle) memory_give(heap(), from->battle, from->battle->bytes);
    from->battle = NULL;
    arena_free(&from->space);
}
