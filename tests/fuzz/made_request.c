#include "fuzz/made_request.h"

#include "bayonet/game.h"

#include "json/json_write.h"
#include "scenario/key_path.h"
#include "scenario/shorthand.h"

#include <string.h>

enum { DEPTH = 8 };

// --- Values ----------------------------------------------------------------------------------

// Anything at all: a number, a flag, a list, or a text of a few of the bytes.
static void add_anything(text *to, bytes *from) {
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

static void add_choice(text *to, bytes *from, const char *choices) {
    unsigned count = 1;
    for (const char *at = choices; *at; at++) count += *at == '|';
    for (unsigned skip = below(from, count); skip; skip--) choices = strchr(choices, '|') + 1;
    json_write_text(to, choices, strcspn(choices, "|"));
}

static void add_whole(text *to, bytes *from, int32_t low, int32_t high) {
    unsigned few = high - low > 7 ? 8 : (unsigned)(high - low + 1);
    text_add_whole(to, low + (int32_t)below(from, few));
}

// What the key table has for an example, or a name, or a letter of the maps above.
static void add_text(text *to, bytes *from, const bay_key *key) {
    if (key->choices && below(from, 2))
        add_choice(to, from, key->choices);
    else
        add_choice(to, from, "A Coy|B Coy|1 Coy|a|A|b2|X|c3");
}

static void add_group(text *to, bytes *from, const bay_rules *rules, const char *path,
                      int depth);

static void add_value(text *to, bytes *from, const bay_rules *rules, const bay_key *key,
                      const char *path, int depth) {
    char item[KEY_PATH_MAX];
    if (below(from, 24) == 23) {
        add_anything(to, from);
        return;
    }
    switch (key->kind) {
    case BAY_KEY_WHOLE: add_whole(to, from, key->low, key->high); break;
    case BAY_KEY_WORD: add_choice(to, from, key->choices); break;
    case BAY_KEY_FLAG: text_add(to, below(from, 2) ? "true" : "false"); break;
    case BAY_KEY_LINES: add_choice(to, from, MAPS); break;
    case BAY_KEY_TEXT: add_text(to, from, key); break;
    case BAY_KEY_LENGTH: add_choice(to, from, "6 in|6.5\"|15 cm|152mm|6|-1 in"); break;
    case BAY_KEY_POINT:
        if (below(from, 3) == 0)
            text_add(to, "[\"6 in\",\"4cm\"]");
        else
            add_choice(to, from, "6 in, 4 in|1in 2in|15 cm,40mm|6, 4|0 in");
        break;
    case BAY_KEY_GROUP: add_group(to, from, rules, path, depth); break;
    case BAY_KEY_LIST:
        text_add(to, "[");
        for (unsigned i = 0, count = 1 + below(from, 4); i < count; i++) {
            if (i) text_add(to, ",");
            key_path_item(item, path, i);
            add_value(to, from, rules, key_path_find(rules, item), item, depth + 1);
        }
        text_add(to, "]");
        break;
    }
}

// One that fits, or of other keys, or of another system.
static void add_short_form(text *to, bytes *from, const bay_rules *rules, const bay_key *row,
                           const char *path) {
    char bytes[256];
    text example = text_within(bytes, sizeof bytes);
    if (below(from, 2) && shorthand_example(&example, rules, row, path))
        json_write_text(to, bytes, example.size);
    else
        add_choice(to, from,
                   "3 regular|4 elite, 1 pin|6 veteran|A Coy 3|B Coy 2, 1 red|conscript 5|"
                   "militia|2 regular 9|3 companies|1 company in town|D cavalry|X infantry|"
                   "infantry in woods|elite cavalry on flank|9 great|6 cavalry in solid cover|"
                   "A 4 great cavalry|B 2 in hard cover, pinned|A on D left");
}

// A short form, or some of the keys; those that must be there are.
static void add_group(text *to, bytes *from, const bay_rules *rules, const char *path,
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
        add_value(to, from, rules, walk.key, here, depth + 1);
    }
    if (!*path) {
        text_add(to, any ? ",\"rules\":" : "\"rules\":");
        json_write_text(to, rules->id, strlen(rules->id));
    }
    text_add(to, "}");
}

// --- What changes a scenario -----------------------------------------------------------------

// A path that the table has a row for: the first of its alternatives, one of the first items.
static void add_path(text *to, bytes *from, const bay_rules *rules) {
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
        add_value(to, from, rules, row, bytes, 1);
    else
        add_anything(to, from);
}

static const bay_param *param_of(bytes *from, const bay_rules *rules) {
    unsigned params = 0;
    while (rules->params[params].name) params++;
    return &rules->params[below(from, params)];
}

static void add_param_value(text *to, bytes *from, const bay_param *param) {
    if (param->kind == BAY_PARAM_WHOLE)
        add_whole(to, from, param->low, param->high);
    else
        add_choice(to, from,
                   param->kind == BAY_PARAM_READING ? param->readings : "0|1/3|1|2/3");
}

static void add_parameter(text *to, bytes *from, const bay_rules *rules) {
    const bay_param *param = param_of(from, rules);
    json_write_text(to, param->name, strlen(param->name));
    text_add(to, ":");
    add_param_value(to, from, param);
}

static void add_set(text *to, bytes *from, const bay_rules *rules) {
    text_add(to, ",\"set\":{");
    add_parameter(to, from, rules);
    if (below(from, 2)) {
        text_add(to, ",");
        add_path(to, from, rules);
    }
    text_add(to, "}");
}

// Orders as a player writes them: of a step of the system, an option of it, its first unit `a`.
static void add_orders(text *to, bytes *from, const bay_rules *rules) {
    unsigned steps = 0, options = 0;
    while (rules->steps[steps].id) steps++;
    while (rules->options[options].id) options++;
    const char *option = rules->options[below(from, options)].id;
    size_t bare = strcspn(option, "{");
    char bytes[128];
    text id = text_within(bytes, sizeof bytes);
    text_add_bytes(&id, option, bare);
    if (option[bare]) text_add(&id, strncmp(option + bare, "{unit}", 6) ? "1" : "a");
    text_add(to, "[{\"at\":");
    const char *step = rules->steps[below(from, steps)].id;
    json_write_text(to, step, strlen(step));
    text_add(to, ",\"do\":");
    json_write_text(to, bytes, id.size);
    if (rules->features[0].id && below(from, 2)) {
        text_add(to, ",\"when\":{");
        json_write_text(to, rules->features[0].id, strlen(rules->features[0].id));
        text_add(to, ":\"1..\"}");
    }
    text_add(to, "}]");
}

// --- Requests --------------------------------------------------------------------------------

static void add_assault(text *to, bytes *from, const bay_rules *rules) {
    switch (below(from, 4)) {
    case 0:
        text_add(to, ",\"sample\":");
        json_write_text(to, rules->id, strlen(rules->id));
        break;
    case 1:
        text_add(to, ",\"short\":");
        add_choice(to, from,
                   "nqm 3 regular v 2 regular|nqm 4 elite, 1 pin vs 4 elite, 1 pin|"
                   "nqm 2 v 3|nqm v|nqm militia 3 against conscript 2|nqm|"
                   "soldiers 3 companies v 1 company in town|soldiers 2 companies v 1 company|"
                   "portable infantry v infantry|portable elite cavalry on flank v infantry|"
                   "wtj 6 v 4|wtj 4 cavalry v 6 great in solid cover|"
                   "trial40k 10 marines v 12 orks|trial40k 3 terminators v 8 genestealers");
        break;
    default: text_add(to, ",\"scenario\":"); add_group(to, from, rules, "", 0);
    }
    if (below(from, 3) == 0) add_set(to, from, rules);
    if (below(from, 4) == 0) {
        text_add(to, ",\"aim\":");
        add_choice(to, from, "ground|cheaply|attrition|chaply");
    }
    if (below(from, 4) == 0) {
        text_add(to, ",\"orders\":");
        if (below(from, 2))
            add_choice(to, from, "standing|best|worst");
        else
            add_orders(to, from, rules);
    }
}

// What vary is over: a number or reading, and perhaps a word of a short form or a side.
static void add_over(text *to, bytes *from, const bay_rules *rules) {
    const bay_param *param = param_of(from, rules);
    text_add(to, ",\"over\":[{\"name\":");
    json_write_text(to, param->name, strlen(param->name));
    text_add(to, ",\"values\":[");
    add_param_value(to, from, param);
    text_add(to, ",");
    add_param_value(to, from, param);
    text_add(to, "]}");
    unsigned more = below(from, 4);
    if (more == 1) text_add(to, ",{\"word\":1,\"values\":[\"2\",\"3\",\"infantry\"]}");
    if (more > 1) {
        text_add(to, more == 2 ? ",{\"name\":\"attacker\",\"values\":["
                               : ",{\"name\":\"orders\",\"values\":[\"best\",");
        add_anything(to, from);
        text_add(to, "]}");
    }
    text_add(to, "]");
    if (below(from, 3) == 0) text_add(to, ",\"first\":1,\"count\":1");
}

static void add_members(text *to, bytes *from, const bay_rules *rules, const char *name) {
    if (strcmp(name, "vary") == 0) add_over(to, from, rules);
    if (strcmp(name, "play") == 0 && below(from, 2))
        text_add(to, ",\"seed\":5,\"advice\":true");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0)
        text_add(to, ",\"primes\":[2147483647],\"only\":[\"endings\",\"residues\"]");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0) text_add(to, ",\"why\":true");
    if (strcmp(name, "simulate") == 0) {
        text_add(to, ",\"count\":300,\"way\":");
        add_choice(to, from, "tree|graph|any");
    }
}

void made_request(text *to, bytes *from) {
    static const char *const dos[] = {"rules", "new",  "check",    "show",     "odds",
                                      "best",  "play", "simulate", "hangs-on", "vary"};
    const char *name = dos[below(from, sizeof dos / sizeof *dos)];
    unsigned count = 0;
    while (MADE_SYSTEMS[count]) count++;
    const bay_rules *rules = MADE_SYSTEMS[below(from, count)];
    text_add(to, "{\"do\":");
    json_write_text(to, name, strlen(name));
    if (strcmp(name, "rules") == 0) {
        text_add(to, ",\"id\":");
        add_choice(to, from, "nqm|soldiers|portable|NQM-07|nqm-01|ARV-18|PCC-02|NQM-99|x");
    } else {
        add_assault(to, from, rules);
    }
    add_members(to, from, rules, name);
    text_add(to, "}");
}

// --- Moves -----------------------------------------------------------------------------------

void made_move(text *to, bytes *from, const bay_value *question) {
    const bay_value *options = bay_value_get(question, "options"),
                    *dice = bay_value_get(question, "dice");
    unsigned odd = below(from, 8);
    if (odd == 7) {
        text_add(to, "{\"undo\":");
        add_whole(to, from, 1, 3);
    } else if (odd == 6) {
        text_add(to, "{\"choose\":");
        add_anything(to, from);
    } else if (options && odd == 5) {
        text_add(to, "{\"command\":");
        add_choice(to, from, "best|fallible|standing|fallible");
        text_add(to, ",\"seed\":5");
    } else if (options) {
        const bay_value *option = &options->is.item[below(from, options->count)];
        text_add(to, "{\"choose\":");
        json_write_value(to, bay_value_get(option, "id"), true);
    } else if (dice && odd < 3) {
        text_add(to, "{\"roll\":true");
    } else {
        text_add(to, "{\"faces\":[");
        add_whole(to, from, 1, 7);
        text_add(to, "]");
    }
    text_add(to, "}");
}
