#include "analysis/graph/apart.h"

#include "base/text.h"

#include <assert.h>

enum {
    PIECES_MAX = 256,         // marks of the pieces that orders look at
    PIECE_NUMBER_ID_MAX = 128 // bytes
};

typedef struct apart {
    bay_battle battle; // as analysis sees it
    bay_rules rules;   // its tables
    const bay_battle *of;
    uint32_t features; // of the rules themselves
    uint32_t numbers;
    const piece_number *number; // [numbers]
} apart;

static const apart *apart_of(const bay_battle *battle) {
    return (const apart *)(const void *)battle;
}

static const bay_battle *battle_of(const bay_battle *battle) {
    return apart_of(battle)->of;
}

static const bay_step_info *row_of(const bay_battle *of, const void *at) {
    return bay_step_at(of, at);
}

// A trace even if the caller has none: the functions then keep what is told.
static bay_trace *kept(bay_trace *why, bay_trace *nobody) {
    *nobody = (bay_trace){.event = NULL};
    return why ? why : nobody;
}

// --- Numbers of single units -----------------------------------------------------------------

static bool has_points(const bay_rules *rules) {
    const bay_attribute *table = rules->attributes;
    return table && table->id && table->role == BAY_ATTRIBUTE_WHOLE;
}

const char *piece_number_id(const bay_rules *rules, int what) {
    static const char *const IDS[] = {[PIECE_LEFT - BAY_ATTRIBUTES_MAX] = "left",
                                      [PIECE_THERE - BAY_ATTRIBUTES_MAX] = "there",
                                      [PIECE_DISORDERED - BAY_ATTRIBUTES_MAX] = "disordered"};
    const bay_attribute *table = rules->attributes;
    if (what == PIECE_LEFT && !has_points(rules)) return NULL;
    if (what >= BAY_ATTRIBUTES_MAX) return IDS[what - BAY_ATTRIBUTES_MAX];
    for (int row = 0; table && table[row].id; row++)
        if (row == what) return table[row].id;
    return NULL;
}

static int32_t left_of(const bay_rules *rules, const bay_mark *piece) {
    int32_t left = piece->value[0];
    for (int row = 0; rules->attributes[row].id; row++)
        if (rules->attributes[row].role == BAY_ATTRIBUTE_OFF) left -= piece->value[row];
    return left > 0 ? left : 0;
}

// A piece whose points are all lost may still be drawn.
static bool is_there(const bay_rules *rules, const bay_mark *piece) {
    bool drawn = piece->place >= 0 || piece->shape != BAY_SHAPE_NONE;
    bool lost = has_points(rules) && piece->value[0] && !left_of(rules, piece);
    return drawn && !lost;
}

static int32_t number_of(const bay_rules *rules, const bay_mark *piece, int what) {
    switch (what) {
    case PIECE_LEFT: return left_of(rules, piece);
    case PIECE_THERE: return is_there(rules, piece);
    case PIECE_DISORDERED: return piece->disordered;
    default: return piece->value[what];
    }
}

static bool is_of(const bay_battle *battle, const bay_mark *piece, uint16_t unit) {
    if (piece->unit == unit || piece->other == 1 + unit) return true;
    const bay_group *group = bay_group_of(battle, piece->unit);
    return group && group->unit == unit;
}

static void features_of(const bay_battle *battle, const void *at, int32_t *features) {
    const apart *all = apart_of(battle);
    bay_mark mark[PIECES_MAX];
    bay_view view = {.mark = mark, .room = PIECES_MAX, .pieces = true};
    all->of->rules->features_of(all->of, at, features);
    all->of->rules->view(all->of, at, &view);
    uint32_t count = view.count < view.room ? view.count : view.room;
    for (uint32_t i = 0; i < all->numbers; i++) {
        const piece_number *number = &all->number[i];
        int32_t sum = 0;
        for (uint32_t k = 0; k < count; k++)
            if (is_of(all->of, &mark[k], number->unit))
                sum += number_of(&all->rules, &mark[k], number->what);
        features[all->features + i] = sum;
    }
}

// --- The same functions, on the battle itself ------------------------------------------------

static void first(const bay_battle *battle, void *at, bay_trace *why) {
    bay_trace nobody;
    battle_of(battle)->rules->first(battle_of(battle), at, kept(why, &nobody));
}

static uint16_t stage(const bay_battle *battle, const void *at) {
    return battle_of(battle)->rules->stage(battle_of(battle), at);
}

static bool place(const bay_battle *battle, void *at, const bay_move *moves, uint32_t count,
                  bay_trace *why, bay_trace *bad) {
    bay_trace nobody;
    const bay_battle *of = battle_of(battle);
    return of->rules->place(of, at, moves, count, kept(why, &nobody), bad);
}

static uint32_t placeable(const bay_battle *battle, const void *at, bay_placeable *list) {
    return battle_of(battle)->rules->placeable(battle_of(battle), at, list);
}

static void score(const bay_battle *battle, const void *at, bay_score *out) {
    battle_of(battle)->rules->score(battle_of(battle), at, out);
}

static void view(const bay_battle *battle, const void *at, bay_view *sink) {
    battle_of(battle)->rules->view(battle_of(battle), at, sink);
}

static void about(const bay_battle *battle, const void *at, bay_step *step) {
    const bay_battle *of = battle_of(battle);
    row_of(of, at)->about(of, at, step);
}

static uint32_t options(const bay_battle *battle, const void *at, bay_option *list) {
    const bay_battle *of = battle_of(battle);
    return row_of(of, at)->options(of, at, list);
}

static void apply(const bay_battle *battle, void *at, const bay_option *chosen,
                  bay_trace *why) {
    bay_trace nobody;
    const bay_battle *of = battle_of(battle);
    row_of(of, at)->apply(of, at, chosen, kept(why, &nobody));
}

static void resolve(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    bay_trace nobody;
    const bay_battle *of = battle_of(battle);
    row_of(of, at)->resolve(of, at, result, kept(why, &nobody));
}

static bool settled(const bay_battle *battle, const void *at) {
    const bay_battle *of = battle_of(battle);
    return row_of(of, at)->settled(of, at);
}

// --- Making it -------------------------------------------------------------------------------

static bay_step_info *make_steps(arena *into, const bay_rules *rules) {
    uint32_t count = 0;
    while (rules->steps[count].id) count++;
    bay_step_info *made = arena_take_array(into, count + 1, sizeof *made);
    if (!made) return NULL;
    memcpy(made, rules->steps, (count + 1) * sizeof *made);
    for (bay_step_info *row = made; row->id; row++) {
        if (row->about) row->about = about;
        if (row->options) row->options = options;
        if (row->apply) row->apply = apply;
        if (row->resolve) row->resolve = resolve;
        if (row->settled) row->settled = settled;
        row->joined = NULL; // what is told is kept, so throws are not joined
    }
    return made;
}

// a-coy.red
static const char *name_number(arena *into, const bay_battle *of, piece_number number) {
    char bytes[PIECE_NUMBER_ID_MAX];
    text id = text_within(bytes, sizeof bytes);
    text_add(&id, of->units[number.unit].id);
    text_add_char(&id, '.');
    text_add(&id, piece_number_id(of->rules, number.what));
    return arena_copy_text(into, bytes);
}

static bay_feature *make_features(arena *into, const bay_rules *rules, apart *all) {
    while (rules->features && rules->features[all->features].id) all->features++;
    uint32_t count = all->features + all->numbers;
    assert(count <= BAY_FEATURES_MAX);
    bay_feature *made = arena_take_array(into, count + 1, sizeof *made);
    if (!made) return NULL;
    memset(made, 0, (count + 1) * sizeof *made);
    for (uint32_t i = 0; i < all->features; i++) made[i] = rules->features[i];
    for (uint32_t i = 0; i < all->numbers; i++) {
        const char *id = name_number(into, all->of, all->number[i]);
        if (!id) return NULL;
        made[all->features + i] = (bay_feature){.id = id, .words = id, .high = INT32_MAX};
    }
    return made;
}

bay_status apart_make(arena *into, const bay_battle *of, const piece_number *number,
                      uint32_t count, const bay_battle **out) {
    apart *made = arena_take(into, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    *made = (apart){.battle = *of, .rules = *of->rules, .of = of};
    made->number = number;
    made->numbers = count;
    made->rules.steps = make_steps(into, of->rules);
    made->rules.features = make_features(into, of->rules, made);
    if (!made->rules.steps || !made->rules.features) return BAY_NO_MEMORY;
    made->rules.first = first;
    made->rules.merge = NULL; // what it would change is told
    made->rules.stage = stage;
    made->rules.place = of->rules->place ? place : NULL;
    made->rules.placeable = of->rules->placeable ? placeable : NULL;
    made->rules.score = score;
    made->rules.features_of = features_of;
    made->rules.view = view;
    made->battle.rules = &made->rules;
    made->battle.size = (uint16_t)(of->size + of->told);
    made->battle.told = 0;
    *out = &made->battle;
    return BAY_OK;
}
