// Writes the parts of a reply about an assault besides its figures: the forces, the assumed
// values, and what the answer rests on.

#include "analysis/graph/orders.h"
#include "analysis/policy/orders_look.h"
#include "base/nearest.h"
#include "play/assault.h"
#include "scenario/needs.h"
#include "scenario/settings.h"
#include "scenario/values/key_path.h"
#include "scenario/values/shorthand.h"
#include "text/wording.h"

#include <string.h>

// --- Who fights whom -------------------------------------------------------------------------

static void add_items(text *to, const scenario *of, const char *path, const bay_value *list,
                      const bay_value *given) {
    for (uint32_t i = 0; i < list->count; i++) {
        char here[KEY_PATH_MAX];
        key_path_item(here, path, i);
        const bay_value *said = given && i < given->count ? &given->is.item[i] : NULL;
        if (i) text_add(to, "; ");
        shorthand_write(to, of->rules, here, &list->is.item[i], said);
    }
}

static void add_side(text *to, const scenario *of, const char *side) {
    const bay_value *whole = bay_value_get(of->whole, side),
                    *given = bay_value_get(of->given, side);
    if (!whole || shorthand_write(to, of->rules, side, whole, given)) return;
    for (uint32_t i = 0; i < whole->count; i++) {
        const bay_value *list = &whole->is.item[i];
        if (list->kind != BAY_VALUE_LIST || !list->count) continue;
        char path[KEY_PATH_MAX];
        key_path_join(path, side, list->key);
        add_items(to, of, path, list, bay_value_get(given, list->key));
        return;
    }
}

void assault_forces(text *to, const scenario *of) {
    add_side(to, of, wording_side(BAY_ATTACKER));
    text_add(to, " against ");
    add_side(to, of, wording_side(BAY_DEFENDER));
}

enum {
    FORCES_MAX = 72, // marks about them, which stand first: a few, and one a unit
    OUT_MAX = 4096   // bytes of a sentence that names all of them
};

// What the system itself says of them in the first situation. Returns how many marks.
static uint32_t forces_of(const assault *a, bay_mark mark[FORCES_MAX]) {
    bay_view view = {.mark = mark, .room = FORCES_MAX};
    _Alignas(16) unsigned char at[BAY_SITUATION_MAX];
    const bay_rules *rules = a->battle->rules;
    memset(at, 0, (size_t)a->battle->size + a->battle->told);
    rules->first(a->battle, at, NULL);
    rules->view(a->battle, at, &view);
    uint32_t count = 0;
    while (count < view.count && count < FORCES_MAX && mark[count].kind == BAY_MARK_FORCES)
        count++;
    return count;
}

// False: the system says nothing.
static bool add_forces(text *to, const assault *a) {
    bay_mark mark[FORCES_MAX];
    uint32_t count = forces_of(a, mark), said = 0;
    for (; said < count && mark[said].unit == BAY_NO_UNIT; said++) {
        if (said) text_add(to, "; ");
        wording_mark(to, a->battle, &mark[said], a->scenario.whole);
    }
    return said > 0;
}

void assault_add_forces(text *to, const assault *a) {
    if (!add_forces(to, a)) assault_forces(to, &a->scenario);
}

void assault_write_forces(json *to, const assault *a) {
    char bytes[400];
    text words = text_within(bytes, sizeof bytes);
    assault_add_forces(&words, a);
    json_key_text(to, "forces", bytes);
}

// --- What the answer rests on ----------------------------------------------------------------

// A parameter that was set, and on which nothing here rests, may have been meant for another.
static void hint_settings(json *to, const assault *a) {
    const bay_value *set = bay_value_get(a->scenario.given, "parameters");
    for (uint32_t i = 0; set && i < set->count; i++) {
        const char *name = set->is.item[i].key;
        if (a->used[settings_find(a->scenario.rules, name)]) continue;
        char bytes[160];
        text words = text_within(bytes, sizeof bytes);
        text_add(&words, name);
        text_add(&words, " is set, but nothing in this assault rests on it");
        json_text(to, bytes);
    }
}

static void hint_order(json *to, const assault *a, uint32_t which) {
    static const char *const SAID[ORDER_WRONG] = {
        [ORDER_NOT_ASKED] = " is never needed: nobody is asked ",
        [ORDER_NOT_MET] = " was not met in the first ",
        [ORDER_NOT_TAKEN] =
            " is never carried out, for another is or its `when` never holds, at ",
        [ORDER_NOT_REACHED] =
            " is never carried out: the orders of its side do not lead to it, at "};
    const order *one = &a->orders->order[which];
    if (!SAID[one->fit] || (one->fit == ORDER_NOT_REACHED && a->replay.steps)) return;
    char bytes[256];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "order ");
    text_add_whole(&words, which + 1);
    text_add(&words, SAID[one->fit]);
    if (one->fit == ORDER_NOT_MET) {
        text_add_whole(&words, ORDERS_LOOK_MAX);
        text_add(&words, " situations: nobody knows whether ");
    }
    text_add(&words, a->scenario.rules->steps[one->step].id);
    if (one->fit == ORDER_NOT_MET) {
        text_add(&words, " ever offers ");
        text_add(&words, one->option);
    } else if (one->fit == ORDER_NOT_ASKED) {
        text_add(&words, " in this scenario");
    }
    json_text(to, bytes);
}

// A condition that a person could take for the unit's or the side's.
static void hint_shared(json *to, const assault *a, uint32_t which) {
    const order *one = &a->orders->order[which];
    if (!one->shared) return;
    char bytes[256];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "order ");
    text_add_whole(&words, which + 1);
    text_add(&words, ": ");
    text_add(&words, one->shared);
    text_add(&words, one->of_unit ? " is the number of the unit "
                                  : " is the feature, not the number of the unit ");
    text_add_bytes(&words, one->shared, strcspn(one->shared, "."));
    text_add(&words, one->of_unit ? ", not of its side"
                                  : "; give the unit another id to ask for its own");
    json_text(to, bytes);
}

// The orders of which it is not known whether they are ever carried out, in one note.
static void hint_unseen(json *to, const assault *a) {
    uint32_t count = 0, told = 0;
    for (uint32_t i = 0; i < a->orders->count; i++)
        count += a->orders->order[i].fit == ORDER_NOT_SEEN;
    if (!count) return;
    text words = text_new(a->memory);
    text_add(&words, count == 1 ? "order " : "orders ");
    for (uint32_t i = 0; i < a->orders->count; i++) {
        if (a->orders->order[i].fit != ORDER_NOT_SEEN) continue;
        if (told) text_add(&words, told + 1 == count ? " and " : ", ");
        text_add_whole(&words, i + 1);
        told++;
    }
    text_add(&words, count == 1 ? " is" : " are");
    text_add(&words, " not carried out in the first ");
    text_add_whole(&words, ORDERS_LOOK_MAX);
    text_add(&words, " situations, and no further ones were looked at");
    json_text(to, text_get(&words));
    text_free(&words);
}

// A unit whose name another of its side had before it.
static void hint_name(json *to, const bay_battle *battle, uint16_t unit) {
    const bay_unit *units = battle->units;
    uint16_t other = 0;
    while (other < unit && (units[other].side != units[unit].side ||
                            strcmp(units[other].name, units[unit].name) != 0))
        other++;
    if (other == unit || units[unit].side == BAY_NOBODY) return;
    char bytes[400];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "two units of the ");
    text_add(&words, wording_side((int)units[unit].side));
    text_add(&words, " are called ");
    text_add(&words, units[unit].name);
    text_add(&words, ": orders call them ");
    text_add(&words, units[other].id);
    text_add(&words, " and ");
    text_add(&words, units[unit].id);
    json_text(to, bytes);
}

// The key by which an item of the side says that it belongs to `name`: area, battalion. NULL: none
// does, or an item is called so itself.
static const char *grouping_key(const bay_value *side, const char *name) {
    const char *key = NULL;
    for (uint32_t i = 0; side && i < side->count; i++) {
        const bay_value *list = &side->is.item[i];
        if (list->kind != BAY_VALUE_LIST) continue;
        for (uint32_t k = 0; k < list->count; k++) {
            const bay_value *item = &list->is.item[k];
            if (bay_value_is(bay_value_get(item, "name"), name)) return NULL;
            for (uint32_t m = 0; item->kind == BAY_VALUE_MAP && m < item->count; m++)
                if (bay_value_is(&item->is.item[m], name)) key = item->is.item[m].key;
        }
    }
    return key;
}

// The length of the word around `at`.
static size_t word_size(const char *name, size_t at) {
    size_t from = at;
    while (from > 0 && name[from - 1] != ' ') from--;
    return at - from + strcspn(name + at, " ");
}

// Do they differ by case alone, or by one letter of a longer word: left out, changed, or swapped with
// its neighbour? A Coy and B Coy do not, nor do hill 1 and hill 2.
static bool is_slip(const char *a, const char *b) {
    enum { LONG_WORD = 4 };
    nearest search = nearest_to(a);
    nearest_try(&search, b);
    if (search.distance > 1) return false;
    size_t at = 0;
    while (a[at] && a[at] == b[at]) at++;
    bool number = (a[at] >= '0' && a[at] <= '9') || (b[at] >= '0' && b[at] <= '9');
    return search.distance == 0 ||
           (!number && word_size(a, at) >= LONG_WORD && word_size(b, at) >= LONG_WORD);
}

// A misspelt area is an area of its own.
static void hint_slip(json *to, const assault *a, uint16_t unit) {
    const bay_unit *units = a->battle->units, *one = &units[unit];
    if (one->side == BAY_NOBODY) return;
    const bay_value *side = bay_value_get(a->scenario.whole, wording_side((int)one->side));
    const char *key = grouping_key(side, one->name);
    for (uint16_t i = 0; key && i < unit; i++) {
        const char *other =
            units[i].side == one->side ? grouping_key(side, units[i].name) : NULL;
        if (!other || strcmp(other, key) != 0 || !is_slip(units[i].name, one->name)) continue;
        char bytes[400];
        text words = text_within(bytes, sizeof bytes);
        text_add(&words, key);
        text_add(&words, " \"");
        text_add(&words, one->name);
        text_add(&words, "\" is not the same as \"");
        text_add(&words, units[i].name);
        text_add(&words, "\"; if that is a slip, write both alike");
        json_text(to, bytes);
    }
}

// The units that take no part for one reason, and its clause: "A, B may not assault: disrupted
// (ARV-16)". The first of them is mark[0]; those that were told before have no unit.
static void hint_out(json *to, const assault *a, bay_mark *mark, uint32_t count) {
    char bytes[OUT_MAX];
    text words = text_within(bytes, sizeof bytes);
    const bay_rules *rules = a->battle->rules;
    bay_mark last = mark[0];
    for (uint32_t i = 1; i < count; i++) {
        if (mark[i].unit == BAY_NO_UNIT || mark[i].telling != last.telling) continue;
        text_add(&words, a->battle->units[last.unit].name);
        text_add(&words, ", ");
        last = mark[i];
        mark[i].unit = BAY_NO_UNIT;
    }
    wording_mark(&words, a->battle, &last, a->scenario.whole);
    text_add(&words, " (");
    text_add(&words, wording_clause(rules, rules->tellings[last.telling].clause));
    text_add_char(&words, ')');
    json_text(to, bytes);
}

static void hint_all_out(json *to, const assault *a) {
    bay_mark mark[FORCES_MAX];
    uint32_t count = forces_of(a, mark);
    for (uint32_t i = 0; i < count; i++)
        if (mark[i].unit != BAY_NO_UNIT) hint_out(to, a, &mark[i], count - i);
}

void assault_write_hints(json *to, const assault *a) {
    json_key(to, "hints");
    json_open_list(to);
    for (const short_hint *at = a->scenario.hints; at; at = at->next) json_text(to, at->words);
    hint_all_out(to, a);
    hint_settings(to, a);
    needs_write(to, &a->scenario);
    for (uint32_t i = 0; a->orders && i < a->orders->count; i++) {
        hint_shared(to, a, i);
        hint_order(to, a, i);
    }
    if (a->orders) hint_unseen(to, a);
    for (uint16_t i = 0; i < a->battle->unit_count; i++) {
        hint_name(to, a->battle, i);
        hint_slip(to, a, i);
    }
    json_close_list(to);
}

void assault_write_assumed(json *to, const scenario *of) {
    json_key(to, "assumed");
    json_open_list(to);
    for (const assumption *at = of->assumed; at; at = at->next) {
        json_open_map(to);
        json_key_text(to, "path", at->path);
        json_key_value(to, "value", at->value);
        json_close_map(to);
    }
    json_close_list(to);
}
