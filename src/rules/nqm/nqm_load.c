// From a checked document to a battle: one block of memory that holds everything.

#include "base/fault.h"
#include "base/memory.h"
#include "base/text.h"
#include "nqm_draft.h"

#include <string.h>

static const char *const MORALE_WORDS[] = {"unset", "passed", "failed", NULL};
static const char *const FIREFIGHT_WORDS[] = {"won", "lost", "after-loss", NULL};

// --- Stands ----------------------------------------------------------------------------------

static bool may_assault_class(const nqm_stand *s) {
    switch (s->class) {
    case FIGHTING:
    case RECCE:
    case ENGINEER:
    case TANK: return true;                            // NQM-01, NQM-S01
    default: return s->class == COMMAND && s->grouped;
    }
}

// Who fights on the position when it is assaulted: all but those whom S01 and S10 name.
static bool defends(const nqm_battle *b, const nqm_stand *s) {
    if (s->class == SNIPER || s->class == OBSERVER) return false; // NQM-S01
    bool disperses = s->disorganised && s->class != SUPPORT &&    // NQM-S03
                     b->reading[DISORGANISED] == 0;
    return !disperses; // NQM-03, NQM-S10
}

static int place_or(int place, int otherwise) {
    return place >= 0 ? place : otherwise;
}

static nqm_stand stand_of(const nqm_battle *b, const nqm_draft *d, int side,
                          const bay_value *map) {
    nqm_stand s = {.class = (uint8_t)place_or(
                       nqm_place_of(bay_value_get(map, "class"), NQM_CLASS_NAMES), 0)};
    s.strength = (uint8_t)nqm_whole(map, "strength", s.class == COMMAND ? 1 : 3);
    s.red = (uint8_t)nqm_whole(map, "red", 0);
    s.black = (uint8_t)nqm_whole(map, "black", 0);
    s.grouped = s.class == COMMAND && nqm_flag(map, "grouped", false) &&
                b->reading[A_16_COMMAND_DIE] == 0;
    s.reserve = nqm_flag(map, "reserve", false);
    s.disorganised = nqm_flag(map, "disorganised", false);
    s.on_field = s.red + s.black <= s.strength; // NQM-S05
    if (!s.on_field) { // overloaded: gone, and all of it counts as a casualty
        s.red = 0;
        s.black = s.strength;
    }
    s.quality = (uint8_t)place_or(nqm_place_of(bay_value_get(map, "quality"), NQM_QUALITIES),
                                  b->quality[side]);
    s.level =
        (uint8_t)place_or(nqm_place_of(bay_value_get(map, "level"), NQM_LEVELS), BATTALION);
    int battalion =
        nqm_name_place(nqm_text(map, "battalion"), d->battalion[side], d->battalions[side]);
    bool common = d->battalions[side] && nqm_above_battalion(map);
    s.battalion = (uint8_t)(common ? NQM_COMMON : place_or(battalion, 0));
    bool own = b->reading[AREAS] == 0 && side == BAY_DEFENDER;
    s.area =
        (uint8_t)(own ? place_or(nqm_name_place(nqm_text(map, "area"), d->area, d->areas), 0)
                      : 0);
    s.assaults = s.on_field && !s.disorganised && may_assault_class(&s); // NQM-S10
    s.defends = defends(b, &s);
    return s;
}

static nqm_stand block_of(const nqm_battle *b, const bay_value *group, int side) {
    return (nqm_stand){.class = FIGHTING,
                       .strength = (uint8_t)nqm_whole(group, "strength", 0),
                       .red = (uint8_t)nqm_whole(group, "pins", 0),
                       .quality = b->quality[side],
                       .on_field = true,
                       .assaults = true,
                       .defends = true};
}

// --- Names -----------------------------------------------------------------------------------

static const char *keep(char **names, const char *from) {
    size_t size = strlen(from) + 1;
    char *to = *names;
    memcpy(to, from, size);
    *names += size;
    return to;
}

static bool id_taken(const bay_unit *units, int count, const char *id) {
    for (int i = 0; i < count; i++)
        if (strcmp(units[i].id, id) == 0) return true;
    return false;
}

// A battalion or an area as a unit: its name in kebab case, said what it is where that clashes.
static void name_unit(bay_unit *units, int at, const char *what, const char *name,
                      bay_side side, char **names) {
    enum { ID_MAX = 80 };
    char id[ID_MAX], longer[2 * ID_MAX];
    if (text_kebab(id, sizeof id, name) == 0) text_copy(id, sizeof id, what);
    text_copy(longer, sizeof longer, id);
    if (id_taken(units, at, id)) {
        text to = text_within(longer, sizeof longer);
        text_add(&to, what);
        text_add_char(&to, '-');
        text_add(&to, id);
    }
    units[at] = (bay_unit){keep(names, longer), keep(names, name), side};
}

static void fill_side(nqm_battle *b, const nqm_draft *d, int side, nqm_stand *stands,
                      bay_unit *units, char **names) {
    const bay_value *group = d->side[side];
    b->block[side] = !d->stands[side];
    b->count[side] = (uint8_t)d->count[side];
    b->stand[side] = stands;
    for (int i = 0; i < d->count[side]; i++) {
        const bay_value *map = d->stands[side] ? &d->stands[side]->is.item[i] : NULL;
        stands[i] = map ? stand_of(b, d, side, map) : block_of(b, group, side);
        units[i] = (bay_unit){keep(names, map ? nqm_text(map, "id") : NQM_SIDE_NAMES[side]),
                              keep(names, map ? nqm_text(map, "name") : NQM_BLOCK_NAMES[side]),
                              (bay_side)side};
    }
    b->morale[side] = (uint8_t)place_or(
        nqm_place_of(bay_value_get(group, "morale"), MORALE_WORDS), UNREACHED);
    b->retreat_open[side] = !bay_value_is(bay_value_get(group, "retreat"), "closed");
    b->terror_overcome[side] = !bay_value_is(bay_value_get(group, "terror"), "not-yet");
}

static void fill_shared_units(nqm_battle *b, const nqm_draft *d, bay_unit *units,
                              char **names) {
    int at = d->count[0] + d->count[1];
    b->first_unit[0] = (uint8_t)at;
    for (int k = 0; k < d->battalions[BAY_ATTACKER]; k++)
        name_unit(units, at++, "battalion", d->battalion[BAY_ATTACKER][k], BAY_ATTACKER, names);
    b->first_unit[1] = (uint8_t)at;
    for (int k = 0; k < d->areas; k++)
        name_unit(units, at++, "area", d->area[k], BAY_DEFENDER, names);
    b->battalions = (uint8_t)(d->battalions[BAY_ATTACKER] ? d->battalions[BAY_ATTACKER] : 1);
    b->areas = (uint8_t)(d->areas && b->reading[AREAS] == 0 ? d->areas : 1);
}

// --- What the battle says as a whole ---------------------------------------------------------

// NQM-S02: the highest command stand present sets the level, unless the HQ is named.
static void fill_levels(nqm_battle *b, const nqm_draft *d) {
    for (int side = 0; side < 2; side++) {
        int level = nqm_place_of(bay_value_get(d->side[side], "hq"), NQM_LEVELS);
        for (int i = 0; level < 0 && i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            if (s->class == COMMAND && s->on_field && s->level > b->level[side])
                b->level[side] = s->level;
        }
        if (level >= 0) b->level[side] = (uint8_t)level; // NQM-28
        if (side == BAY_ATTACKER) b->level_by_command = level < 0 && b->level[side] > BATTALION;
    }
}

static void fill_document(const bay_loading *in, nqm_battle *b, const nqm_draft *d) {
    const bay_value *attacker = d->side[BAY_ATTACKER];
    b->hours = (uint8_t)nqm_whole(in->document, "hours", 1);
    b->aftermath = nqm_flag(in->document, "aftermath", false);
    b->close_country = bay_value_is(bay_value_get(in->document, "ground"), "close");
    b->firefight = (uint8_t)place_or(
        nqm_place_of(bay_value_get(attacker, "firefight"), FIREFIGHT_WORDS), FIREFIGHT_WON);
    b->in_supply = nqm_flag(attacker, "in_supply", true);
    b->fresh_orders = nqm_flag(attacker, "fresh_orders", false);
    b->under_fire = nqm_flag(attacker, "under_fire", false);
    b->anti_tank = nqm_flag(d->side[BAY_DEFENDER], "anti_tank", false);
    bool armour = nqm_flag(attacker, "mounted", false);
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        armour |= b->stand[BAY_ATTACKER][i].class == TANK;
    b->permanent =
        b->firefight == FIREFIGHT_LOST && armour && b->reading[MOUNTED_ASSAULT] == 1; // NQM-S13
}

// The most pins that reorganising can take off: of each battalion half its red ones, and an odd one.
static int most_relieved(const nqm_battle *b) {
    int red[NQM_BATTALIONS_MAX + 1] = {0}, most = 0; // the last: above battalion
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        int place = s->battalion == NQM_COMMON ? NQM_BATTALIONS_MAX : s->battalion;
        if (s->assaults) red[place] += b->permanent ? s->red : s->strength - s->black;
    }
    for (int i = 0; i <= NQM_BATTALIONS_MAX; i++) most += (red[i] + 1) / 2; // NQM-S06
    return most;
}

static bool could_be_counterattacked(const nqm_battle *b) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (b->stand[BAY_DEFENDER][i].reserve && b->stand[BAY_DEFENDER][i].assaults)
            return true;
    return false;
}

// The largest each measure can become: what is clean, and what reorganising makes clean again.
static void fill_most(nqm_battle *b) {
    int red = 0;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            bool figure =
                s->class == COMMAND && b->reading[A_14_PLACED] == PLACED_FREELY;
            bool hit = side == BAY_ATTACKER ? s->assaults || figure : s->defends || figure;
            if (!hit || !s->on_field) continue;
            b->common.most[side] += s->strength - s->red - s->black;
            if (side == BAY_ATTACKER) red += s->red;
        }
    if (!b->aftermath) return;
    b->common.most[2] = b->common.most[BAY_ATTACKER] + red;
    if (could_be_counterattacked(b) && !b->under_fire)
        b->common.most[BAY_ATTACKER] += most_relieved(b);
}

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

// The block: the battle, its units, its stands, the text of their names.
static nqm_battle *make(const bay_loading *in, const nqm_draft *d) {
    size_t stand_count = (size_t)d->count[0] + (size_t)d->count[1];
    size_t count = stand_count + (size_t)d->battalions[BAY_ATTACKER] + (size_t)d->areas;
    size_t units = aligned(sizeof(nqm_battle));
    size_t stands = units + aligned(sizeof(bay_unit) * count);
    size_t names = stands + aligned(sizeof(nqm_stand) * stand_count);
    char *block = memory_take_zeroed(in->memory, names + d->text);
    if (!block) return NULL;
    nqm_battle *b = (nqm_battle *)(void *)block;
    bay_unit *unit = (bay_unit *)(void *)(block + units);
    nqm_stand *stand = (nqm_stand *)(void *)(block + stands);
    char *name = block + names;
    b->common.rules = in->rules;
    b->common.bytes = names + d->text;
    b->common.unit_count = (uint16_t)count;
    b->common.units = unit;
    for (int row = A_1_VETERANS_HOLD; row < NQM_PARAMS; row++)
        b->reading[row] = (uint8_t)bay_param_peek(in, row).number;
    for (int side = 0; side < 2; side++)
        b->quality[side] = (uint8_t)place_or(
            nqm_place_of(bay_value_get(d->side[side], "quality"), NQM_QUALITIES), REGULAR);
    fill_side(b, d, BAY_ATTACKER, stand, unit, &name);
    fill_side(b, d, BAY_DEFENDER, stand + d->count[0], unit + d->count[0], &name);
    fill_shared_units(b, d, unit, &name);
    fill_levels(b, d);
    fill_document(in, b, d);
    fill_most(b);
    return b;
}

bay_status nqm_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    nqm_draft d;
    bay_status status = nqm_draft_read(in->document, &d, why);
    if (status != BAY_OK) return status;
    nqm_battle *b = make(in, &d);
    if (!b) return fault_no_memory(why);
    nqm_bodies(b);
    nqm_settings(in, b);
    size_t size = sizeof(nqm_now) + 2 * ((size_t)d.count[0] + (size_t)d.count[1]);
    b->common.size = (uint16_t)((size + 7) & ~(size_t)7);
    b->common.told =
        (uint16_t)(sizeof(nqm_told) + 3 * ((size_t)d.count[0] + (size_t)d.count[1]));
    status = nqm_lawful(b, why);
    if (status == BAY_OK)
        *out = &b->common;
    else
        memory_give(in->memory, b, b->common.bytes);
    return status;
}
