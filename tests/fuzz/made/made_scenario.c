#include "fuzz/made/made_scenario.h"

#include "json/json_write.h"
#include "scenario/values/key_path.h"
#include "scenario/values/shorthand.h"

#include <string.h>

enum { DEPTH = 8 };

// --- Values ----------------------------------------------------------------------------------

void made_anything(text *to, recipe *from) {
    static const char *const odd[] = {"null",        "true",     "[]",
                                      "{}",          "-1",       "1e9",
                                      "\"\"",        "[[1]]",    "999999999999999999999",
                                      "\"\\u0000\"", "{\"a\":1}"};
    unsigned which = below(from, 16);
    if (which < sizeof odd / sizeof *odd) {
        text_add(to, odd[which]);
        return;
    }
    char word[8];
    size_t size = 0;
    while (size < sizeof word && from->at < from->end) word[size++] = (char)*from->at++;
    json_write_text(to, word, size);
}

// Of those with letters the units are given below, or not.
static const char MAPS[] = "..t\n.A.|. h2\n. A|a|. . .\n. wX .\n. A B|. X .\n. A .\n. . C|A X";

void made_choice(text *to, recipe *from, const char *choices) {
    unsigned count = 1;
    for (const char *at = choices; *at; at++) count += *at == '|';
    for (unsigned skip = below(from, count); skip; skip--) choices = strchr(choices, '|') + 1;
    json_write_text(to, choices, strcspn(choices, "|"));
}

void made_whole(text *to, recipe *from, int32_t low, int32_t high) {
    unsigned few = high - low > 7 ? 8 : (unsigned)(high - low + 1);
    text_add_whole(to, low + (int32_t)below(from, few));
}

// What the key table has for an example, or a name, or a letter of the maps above.
static void add_text(text *to, recipe *from, const bay_key *key) {
    if (key->choices && below(from, 2))
        made_choice(to, from, key->choices);
    else
        made_choice(to, from, "A Coy|B Coy|1 Coy|a|A|b2|X|c3");
}

static void add_millimetres(text *to, recipe *from) {
    text_add_whole(to, (int64_t)below(from, 8) * 256 + below(from, 256));
    text_add(to, " mm");
}

static void add_length(text *to, recipe *from) {
    if (below(from, 2)) {
        made_choice(to, from, "6 in|6.5\"|15 cm|152mm|6|-1 in");
        return;
    }
    text_add(to, "\"");
    add_millimetres(to, from);
    text_add(to, "\"");
}

static void add_point(text *to, recipe *from) {
    unsigned how = below(from, 6);
    if (how == 0) {
        text_add(to, "[\"6 in\",\"4cm\"]");
    } else if (how < 3) {
        made_choice(to, from, "6 in, 4 in|1in 2in|15 cm,40mm|6, 4|0 in");
    } else {
        text_add(to, "\"");
        add_millimetres(to, from);
        text_add(to, ", ");
        add_millimetres(to, from);
        text_add(to, "\"");
    }
}

static void add_group(text *to, recipe *from, const bay_rules *rules, const char *path,
                      int depth);

void made_value(text *to, recipe *from, const bay_rules *rules, const bay_key *key,
                const char *path, int depth) {
    char item[KEY_PATH_MAX];
    if (below(from, 24) == 23) {
        made_anything(to, from);
        return;
    }
    switch (key->kind) {
    case BAY_KEY_WHOLE: made_whole(to, from, key->low, key->high); break;
    case BAY_KEY_WORD: made_choice(to, from, key->choices); break;
    case BAY_KEY_FLAG: text_add(to, below(from, 2) ? "true" : "false"); break;
    case BAY_KEY_LINES: made_choice(to, from, MAPS); break;
    case BAY_KEY_TEXT: add_text(to, from, key); break;
    case BAY_KEY_LENGTH: add_length(to, from); break;
    case BAY_KEY_POINT: add_point(to, from); break;
    case BAY_KEY_GROUP: add_group(to, from, rules, path, depth); break;
    case BAY_KEY_LIST:
        text_add(to, "[");
        for (unsigned i = 0, count = 1 + below(from, 4); i < count; i++) {
            if (i) text_add(to, ",");
            key_path_item(item, path, i);
            made_value(to, from, rules, key_path_find(rules, item), item, depth + 1);
        }
        text_add(to, "]");
        break;
    }
}

// One that fits, or of other keys, or of another system.
static void add_short_form(text *to, recipe *from, const bay_rules *rules, const bay_key *row,
                           const char *path) {
    char bytes[256];
    text example = text_within(bytes, sizeof bytes);
    if (below(from, 2) && shorthand_example(&example, rules, row, path))
        json_write_text(to, bytes, example.size);
    else
        made_choice(to, from,
                    "3 regular|4 elite, 1 pin|6 veteran|A Coy 3|B Coy 2, 1 red|conscript 5|"
                    "militia|2 regular 9|3 companies|1 company in town|D cavalry|X infantry|"
                    "infantry in woods|elite cavalry on flank|9 great|6 cavalry in solid cover|"
                    "A 4 great cavalry|B 2 in hard cover, pinned|A on D left");
}

// A short form, or some of the keys; those that must be there are.
static void add_group(text *to, recipe *from, const bay_rules *rules, const char *path,
                      int depth) {
    const bay_key *row = key_path_find(rules, path);
    if (row && row->shorthand && below(from, 3) == 0) {
        add_short_form(to, from, rules, row, path);
        return;
    }
    text_add(to, "{");
    bool any = false;
    key_walk walk = key_walk_of(rules, path);
    while (depth < DEPTH && key_walk_next(&walk)) {
        bool needed = walk.key->usual && strcmp(walk.key->usual, "!") == 0;
        if (!needed && below(from, 3)) continue;
        char here[KEY_PATH_MAX];
        key_path_join(here, path, walk.name);
        if (any) text_add(to, ",");
        any = true;
        json_write_text(to, walk.name, strlen(walk.name));
        text_add(to, ":");
        made_value(to, from, rules, walk.key, here, depth + 1);
    }
    if (!*path) {
        text_add(to, any ? ",\"rules\":" : "\"rules\":");
        json_write_text(to, rules->id, strlen(rules->id));
    }
    text_add(to, "}");
}

// --- What changes a scenario -----------------------------------------------------------------

// A path that the table has a row for: the first of its alternatives, one of the first items.
void made_path(text *to, recipe *from, const bay_rules *rules) {
    unsigned rows = 0;
    while (rules->keys[rows].path) rows++;
    const bay_key *row = &rules->keys[below(from, rows)];
    char bytes[KEY_PATH_MAX];
    text path = text_within(bytes, sizeof bytes);
    for (const char *at = row->path; *at;) {
        text_add_char(&path, *at);
        if (*at == '[') text_add_whole(&path, (int64_t)below(from, 2));
        at++;
        if (*at == '|') at += strcspn(at, ".[");
    }
    json_write_text(to, bytes, path.size);
    text_add(to, ":");
    if (key_path_find(rules, bytes))
        made_value(to, from, rules, row, bytes, 1);
    else
        made_anything(to, from);
}

const bay_param *made_param(recipe *from, const bay_rules *rules) {
    unsigned params = 0;
    while (rules->params[params].name) params++;
    return &rules->params[below(from, params)];
}

void made_param_value(text *to, recipe *from, const bay_param *param) {
    if (param->kind == BAY_PARAM_WHOLE)
        made_whole(to, from, param->low, param->high);
    else
        made_choice(to, from,
                    param->kind == BAY_PARAM_READING ? param->readings : "0|1/3|1|2/3");
}

void made_parameter(text *to, recipe *from, const bay_rules *rules) {
    const bay_param *param = made_param(from, rules);
    json_write_text(to, param->name, strlen(param->name));
    text_add(to, ":");
    made_param_value(to, from, param);
}

// --- The whole -------------------------------------------------------------------------------

const bay_rules *made_system(recipe *from) {
    unsigned count = 0;
    while (MADE_SYSTEMS[count]) count++;
    return MADE_SYSTEMS[below(from, count)];
}

void made_scenario(text *to, recipe *from, const bay_rules *rules) {
    add_group(to, from, rules, "", 0);
}
