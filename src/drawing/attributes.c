#include "drawing/attributes.h"

#include "json/sorted.h"

#include <string.h>

// --- Values ----------------------------------------------------------------------------------

attributes attributes_none(const bay_rules *rules) {
    return (attributes){.table = rules->attributes};
}

static int count_of(const attributes *of) {
    int count = 0;
    while (of->table && of->table[count].id) count++;
    return count;
}

attributes attributes_of(const bay_rules *rules, const bay_mark *piece) {
    attributes made = attributes_none(rules);
    for (int i = 0, count = count_of(&made); i < count; i++) made.value[i] = piece->value[i];
    return made;
}

void attributes_add(attributes *to, const attributes *other) {
    for (int i = 0, count = count_of(to); i < count; i++)
        if (to->table[i].role != BAY_ATTRIBUTE_FACT) to->value[i] += other->value[i];
}

static bool has_points(const attributes *of) {
    return of->table && of->table->id && of->table->role == BAY_ATTRIBUTE_WHOLE;
}

int64_t attributes_whole(const attributes *of) {
    return has_points(of) ? of->value[0] : 0;
}

static int64_t taken_off(const attributes *of) {
    int64_t sum = 0;
    for (int i = 0, count = count_of(of); i < count; i++)
        if (of->table[i].role == BAY_ATTRIBUTE_OFF) sum += of->value[i];
    return sum;
}

int64_t attributes_left(const attributes *of) {
    int64_t left = attributes_whole(of) - taken_off(of);
    return left > 0 ? left : 0;
}

bool attributes_reduced(const attributes *of) {
    return taken_off(of) > 0;
}

static bool may_be_reduced(const attributes *of) {
    for (int i = 0, count = count_of(of); i < count; i++)
        if (of->table[i].role == BAY_ATTRIBUTE_OFF) return true;
    return false;
}

bool attributes_split(const attributes *of, attributes_length length) {
    if (!attributes_whole(of)) return false;
    return length == ATTRIBUTES_FULL ? may_be_reduced(of) : attributes_reduced(of);
}

// --- Words -----------------------------------------------------------------------------------

void attributes_add_counted(text *to, int64_t count, const char *plural) {
    size_t size = strlen(plural);
    bool one = count == 1 && size > 1 && plural[size - 1] == 's';
    text_add_whole(to, count);
    text_add_char(to, ' ');
    text_add_bytes(to, plural, one ? size - 1 : size);
}

static void add_fact(text *to, const bay_attribute *fact, int64_t value) {
    if (fact->unit) {
        attributes_add_counted(to, value, fact->unit);
        return;
    }
    text_add(to, fact->words);
    text_add_char(to, ' ');
    text_add_whole(to, value);
}

static void add_points(text *to, const attributes *of, bool split) {
    if (split) {
        text_add_whole(to, attributes_left(of));
        text_add(to, " of ");
    }
    text_add_whole(to, attributes_whole(of));
    if (!split) return;
    text_add_char(to, ' ');
    text_add(to, of->table->words);
}

bool attributes_add_words(text *to, const attributes *of, attributes_length length) {
    bool any = attributes_whole(of) > 0;
    if (any) add_points(to, of, attributes_split(of, length));
    for (int i = 0, count = count_of(of); i < count; i++) {
        const bay_attribute *row = &of->table[i];
        if (row->role == BAY_ATTRIBUTE_WHOLE || of->value[i] == 0) continue;
        if (any) text_add(to, ", ");
        if (row->role == BAY_ATTRIBUTE_FACT) {
            add_fact(to, row, of->value[i]);
        } else {
            text_add_whole(to, of->value[i]);
            text_add_char(to, ' ');
            text_add(to, row->words);
        }
        any = true;
    }
    return any;
}

// --- JSON ------------------------------------------------------------------------------------

void attributes_write(json *to, const attributes *of, bool facts) {
    sorted order = {0};
    for (int i = 0, count = count_of(of); i < count; i++)
        if (facts || of->table[i].role != BAY_ATTRIBUTE_FACT)
            sorted_add(&order, (uint32_t)i, of->table[i].id);
    json_key(to, "attributes");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++)
        json_key_whole(to, order.id[i], of->value[order.row[i]]);
    json_close_map(to);
}

void attributes_write_points(json *to, const char *key, const attributes *of, int64_t points) {
    if (attributes_whole(of))
        json_key_whole(to, key, points);
    else
        json_key_text(to, key, NULL);
}

void attributes_write_table(json *to, const bay_rules *rules) {
    static const char *const ROLES[] = {"whole", "off", "fact"};
    json_key(to, "attributes");
    json_open_list(to);
    for (const bay_attribute *row = rules->attributes; row && row->id; row++) {
        json_open_map(to);
        json_key_text(to, "id", row->id);
        json_key_text(to, "role", ROLES[row->role]);
        json_key_text(to, "unit", row->unit);
        json_key_text(to, "words", row->words);
        json_close_map(to);
    }
    json_close_list(to);
}
