#include "api/said_at.h"

#include "base/text.h"

static bool is_there(const bay_rules *rules, const bay_value *value, const char *path,
                     bay_point at) {
    bay_point said;
    if (!bay_value_point(value, &said) || said.x != at.x || said.y != at.y) return false;
    const bay_key *key = key_path_find(rules, path);
    return key && key->kind == BAY_KEY_POINT;
}

bool said_at(const bay_rules *rules, const bay_value *value, const char *path, bay_point at,
             char *found) {
    if (is_there(rules, value, path, at)) {
        text kept = text_within(found, KEY_PATH_MAX);
        text_add(&kept, path);
        return true;
    }
    if (value->kind != BAY_VALUE_LIST && value->kind != BAY_VALUE_MAP) return false;
    for (uint32_t i = 0; i < value->count; i++) {
        const bay_value *item = &value->is.item[i];
        char below[KEY_PATH_MAX];
        if (item->key)
            key_path_join(below, path, item->key);
        else
            key_path_item(below, path, i);
        if (said_at(rules, item, below, at, found)) return true;
    }
    return false;
}
