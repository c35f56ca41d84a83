// Reads the tallies of earlier replies, to add them up. A caller kept them, so everything is
// checked.
#include "answer/simulation.h"
#include "base/fault.h"
#include "base/value.h"
#include "scenario/values/key_path.h"

typedef struct reading {
    context *ctx;
    const assault *of;
    bay_tally *tally;
    uint32_t index;      // of `tallies`
    uint64_t broken_off; // still to be found among the unresolved
    uint64_t trials;
} reading;

static bay_fault *begin_fault(const reading *in, const char *key, const char *words) {
    bay_fault *why = faults_next(&in->ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, NULL, words);
    text path = fault_path(why);
    path_add_key(&path, "tallies");
    path_add_item(&path, in->index);
    if (key) path_add_key(&path, key);
    return why;
}

static bay_status refuse(const reading *in, const char *words) {
    begin_fault(in, NULL, words);
    return BAY_BAD_REQUEST;
}

// A whole number from `low`; -1 when it is none.
static int64_t whole_from(const bay_value *value, int64_t low) {
    if (!value || value->kind != BAY_VALUE_WHOLE || value->is.whole < low) return -1;
    return value->is.whole;
}

static bool read_ending(const bay_rules *rules, const bay_value *id, bay_score *out) {
    for (uint16_t i = 0; rules->endings[i].id; i++) {
        out->ending = i;
        if (bay_value_is(id, rules->endings[i].id)) return true;
    }
    return false;
}

// [ending, each measure, how often]
static bay_status read_score(reading *in, const bay_value *row) {
    static const char *const wrong =
        "A score is a list: the id of an ending, each measure within "
        "its range, how often it came.";
    const bay_rules *rules = in->of->scenario.rules;
    bay_score score = {.ending = 0};
    uint32_t measures = 0;
    while (rules->measures[measures].id) measures++;
    if (row->kind != BAY_VALUE_LIST || row->count != measures + 2) return refuse(in, wrong);
    if (!read_ending(rules, &row->is.item[0], &score)) return refuse(in, wrong);
    for (uint32_t i = 0; i < measures; i++) {
        int64_t number = whole_from(&row->is.item[1 + i], 0);
        if (number < 0 || number > in->of->battle->most[i]) return refuse(in, wrong);
        score.measure[i] = (int32_t)number;
    }
    int64_t times = whole_from(&row->is.item[1 + measures], 1);
    if (times < 0) return refuse(in, wrong);
    uint64_t broken = score.ending == rules->unresolved ? in->broken_off : 0;
    if (broken > (uint64_t)times) broken = (uint64_t)times;
    bay_status status = bay_tally_count(in->tally, &score, (uint64_t)times, broken);
    if (status == BAY_BAD_INPUT)
        return refuse(in, "These are more trials than can be counted.");
    in->broken_off -= broken;
    in->trials += (uint64_t)times;
    return status;
}

static bay_status check_keys(const reading *in, const bay_value *map) {
    static const char keys[] = "broken_off|scores|trials";
    for (uint32_t i = 0; map->kind == BAY_VALUE_MAP && i < map->count; i++) {
        const bay_value *item = &map->is.item[i];
        if (key_is_among(keys, item->key)) continue;
        bay_fault *why = begin_fault(in, item->key, "A tally has no such key.");
        fault_given(why, item->key);
        fault_allowed_choices(why, keys);
        fault_nearest_choice(why, item->key, keys);
        return BAY_BAD_REQUEST;
    }
    return BAY_OK;
}

static bay_status read_tally(reading *in, const bay_value *map) {
    bay_status status = check_keys(in, map);
    if (status != BAY_OK) return status;
    const bay_value *scores = bay_value_get(map, "scores");
    int64_t trials = whole_from(bay_value_get(map, "trials"), 0);
    int64_t broken = whole_from(bay_value_get(map, "broken_off"), 0);
    if (!scores || scores->kind != BAY_VALUE_LIST || trials < 0 || broken < 0)
        return refuse(in, "A tally is the member `tally` of a reply of simulate.");
    in->broken_off = (uint64_t)broken;
    in->trials = 0;
    for (uint32_t i = 0; i < scores->count && status == BAY_OK; i++)
        status = read_score(in, &scores->is.item[i]);
    if (status != BAY_OK) return status;
    bool adds_up = in->trials == (uint64_t)trials && in->broken_off == 0;
    return adds_up ? BAY_OK
                   : refuse(in, "The scores of this tally do not add up to its trials.");
}

bay_status tallies_read(context *ctx, const assault *a, bay_tally *tally) {
    const bay_value *list = context_get(ctx, "tallies");
    reading in = {.ctx = ctx, .of = a, .tally = tally};
    if (!list) return BAY_OK;
    if (list->kind != BAY_VALUE_LIST)
        return context_fault(ctx, BAY_BAD_REQUEST, "tallies",
                             "`tallies` is a list of tallies of earlier replies.");
    bay_status status = BAY_OK;
    for (; in.index < list->count && status == BAY_OK; in.index++)
        status = read_tally(&in, &list->is.item[in.index]);
    return status;
}
