#include "report/wording.h"

#include <string.h>

const char *wording_side(int side) {
    static const char *const names[] = {"attacker", "defender"};
    return side == BAY_ATTACKER || side == BAY_DEFENDER ? names[side] : NULL;
}

const char *wording_clause(const bay_rules *rules, int row) {
    return row < 0 ? NULL : rules->clauses[row].id;
}

static void add_side(text *to, int side) {
    static const char *const names[] = {"the attacker", "the defender", "nobody"};
    text_add(to, names[side <= BAY_NOBODY ? side : BAY_NOBODY]);
}

static bool is_name(const char *name, size_t size, const char *wanted) {
    return strlen(wanted) == size && memcmp(name, wanted, size) == 0;
}

static bool add_feature(text *to, const char *name, size_t size, const wording *with) {
    const bay_feature *rows = with->battle->rules->features;
    for (int i = 0; with->features && rows[i].id; i++)
        if (is_name(name, size, rows[i].id)) {
            text_add_whole(to, with->features[i]);
            return true;
        }
    return false;
}

// Adds what stands for the placeholder name[size]; false: it is none.
static bool add_placeholder(text *to, const char *name, size_t size, const wording *with) {
    if (size == 1 && *name >= '0' && *name <= '9') {
        uint32_t index = (uint32_t)(*name - '0');
        if (index >= with->numbers) return false;
        text_add_whole(to, with->number[index]);
        return true;
    }
    if (is_name(name, size, "unit")) {
        if (with->unit < with->battle->unit_count)
            text_add(to, with->battle->units[with->unit].name);
        else
            add_side(to, with->side);
        return true;
    }
    if (is_name(name, size, "side")) {
        add_side(to, with->side);
        return true;
    }
    return add_feature(to, name, size, with);
}

void wording_add(text *to, const char *words, const wording *with) {
    while (*words) {
        size_t plain = strcspn(words, "{");
        text_add_bytes(to, words, plain);
        words += plain;
        if (!*words) return;
        size_t size = strcspn(words + 1, "}");
        bool known = words[size + 1] && add_placeholder(to, words + 1, size, with);
        if (!known) text_add_char(to, *words);
        words += known ? size + 2 : 1;
    }
}

void wording_asking(text *to, const bay_battle *battle, const void *at, int step) {
    int32_t features[BAY_FEATURES_MAX];
    battle->rules->look(battle, at, features);
    wording with = {.battle = battle, .features = features, .unit = BAY_NO_UNIT};
    with.side = BAY_NOBODY;
    wording_add(to, battle->rules->steps[step].words, &with);
}

void wording_event(text *to, const bay_battle *battle, const bay_event *event) {
    wording with = {.battle = battle,
                    .number = event->number,
                    .numbers = 3,
                    .unit = event->unit,
                    .side = event->side};
    wording_add(to, battle->rules->tellings[event->telling].words, &with);
}

void wording_mark(text *to, const bay_battle *battle, const bay_mark *mark) {
    wording with = {.battle = battle,
                    .number = mark->number,
                    .numbers = 4,
                    .unit = mark->unit,
                    .side = mark->side};
    wording_add(to, battle->rules->tellings[mark->telling].words, &with);
}
