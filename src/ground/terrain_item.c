#include "ground/terrain_item.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/text.h"
#include "ground/face.h"
#include "ground/ground_fault.h"

// --- Kinds -----------------------------------------------------------------------------------

static int kind_of(const ground_rules *rules, const bay_value *given) {
    for (int kind = 0; rules->kinds[kind].word; kind++)
        if (bay_value_is(given, rules->kinds[kind].word)) return kind;
    return -1;
}

static bay_status refuse_kind(const ground_rules *rules, const bay_value *given,
                              const char *path, bay_fault *why) {
    ground_refuse(rules, why, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " must be a kind of ground.");
    fault_given_value(why, given);
    if (!why) return BAY_BAD_INPUT;
    nearest search = nearest_to(why->given);
    for (const terrain_kind *kind = rules->kinds; kind->word; kind++) {
        fault_allowed_also(why, kind->word);
        nearest_try(&search, kind->word);
    }
    fault_nearest(why, search.best);
    return BAY_BAD_INPUT;
}

// --- Faces -----------------------------------------------------------------------------------

static bay_status refuse_faces(const ground_rules *rules, const bay_value *given,
                               const char *path, const char *bad, size_t size, bay_fault *why) {
    ground_refuse(rules, why, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " must name sides of the cell, one or more.");
    fault_allowed(why, face_allowed((board_grid)rules->grid));
    fault_given_value(why, given);
    if (!why || !bad) return BAY_BAD_INPUT;
    text word = text_within(why->given, sizeof why->given);
    text_add_bytes(&word, bad, size);
    return BAY_BAD_INPUT;
}

static bay_status read_faces(const ground_rules *rules, const bay_value *given, int kind,
                             const char *path, uint8_t *out, bay_fault *why) {
    if (!rules->kinds[kind].faced) {
        ground_refuse(rules, why, path, NULL);
        text words = fault_words(why);
        text_add(&words, path);
        text_add(&words, " may not be said of ");
        text_add(&words, rules->kinds[kind].word);
        text_add(&words, ", which has no sides.");
        fault_given_value(why, given);
        return BAY_BAD_INPUT;
    }
    const char *bad = NULL;
    size_t size = 0;
    if (face_read_all((board_grid)rules->grid, given->is.text, out, &bad, &size)) return BAY_OK;
    return refuse_faces(rules, given, path, bad, size, why);
}

// --- Items -----------------------------------------------------------------------------------

static int level_of(const bay_value *item) {
    const bay_value *level = bay_value_get(item, "level");
    bool said = level && level->kind == BAY_VALUE_WHOLE && level->is.whole >= 0 &&
                level->is.whole <= TERRAIN_LEVEL_MAX;
    return said ? (int)level->is.whole : -1;
}

bay_status terrain_item_read(const ground_rules *rules, const bay_value *item, const char *list,
                             uint32_t index, terrain_item *out, bay_fault *why) {
    char path[GROUND_PATH_MAX];
    const bay_value *word = bay_value_get(item, "kind"), *faces = bay_value_get(item, "faces");
    int kind = kind_of(rules, word);
    ground_item_path(path, list, index, "kind");
    if (kind < 0) return refuse_kind(rules, word, path, why);
    terrain_item made = {.kind = (uint8_t)kind, .level = (int8_t)level_of(item)};
    bay_status status = BAY_OK;
    ground_item_path(path, list, index, "faces");
    if (faces && faces->kind == BAY_VALUE_TEXT)
        status = read_faces(rules, faces, kind, path, &made.faces, why);
    if (status == BAY_OK) *out = made;
    return status;
}

terrain terrain_with(terrain cell, const ground_rules *rules, terrain_item item) {
    int level = item.level < 0 ? rules->kinds[item.kind].level : item.level;
    cell.kinds |= (uint16_t)(1U << item.kind);
    cell.faces |= item.faces;
    if (level > cell.level) cell.level = (uint8_t)level;
    return cell;
}
