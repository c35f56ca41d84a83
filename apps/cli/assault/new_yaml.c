#include "cli/assault/new_yaml.h"

#include "cli/common/xalloc.h"
#include "cli/yaml/yaml_write.h"

#include <stdlib.h>
#include <string.h>

enum { COMMENT_COLUMN = 30 };

typedef struct writing {
    strbuf *out;
    const json_t *keys;
} writing;

enum { SHOWN = -1 };

typedef struct place {   // a group that is being written
    const char *group;   // its path, with [] for an item: attacker.stands[]
    const json_t *given; // its value in the scenario; NULL when it is not there
    int indent;
    int hidden; // the column of the # that it is behind; SHOWN
    bool item;  // an item of a list: its first key stands behind a dash
} place;

static void write_group(writing *to, place at);

// Steps over the alternatives at *path, one of which must be name[size].
static bool step_over(const char **path, const char *name, size_t size) {
    bool found = false;
    for (;;) {
        size_t length = strcspn(*path, "|.[");
        found = found || (length == size && memcmp(*path, name, size) == 0);
        *path += length;
        if (**path != '|') return found;
        ++*path;
    }
}

bool new_yaml_child(const char *path, const char *group, const char **name) {
    while (*group) {
        size_t size = strcspn(group, ".[");
        if (!step_over(&path, group, size)) return false;
        group += size;
        size = strspn(group, "[]");
        if (strspn(path, "[]") != size || path[size] != '.') return false;
        path += size + 1;
        group += size + (group[size] == '.');
    }
    *name = path;
    return *path && !strpbrk(path, ".[");
}

static const char *row_text(const json_t *row, const char *key) {
    return client_text(row, key);
}

static bool is_kind(const json_t *row, const char *kind) {
    return strcmp(row_text(row, "kind"), kind) == 0;
}

static void add_range(strbuf *out, const json_t *row) {
    const char *unit = row_text(row, "unit"), *range = row_text(row, "range");
    if (*range) {
        strbuf_put(out, "; %s", range);
    } else if (is_kind(row, "word")) {
        strbuf_add(out, "; ");
        client_join(out, json_object_get(row, "choices"), ", ");
    } else if (is_kind(row, "whole") || is_kind(row, "list")) {
        strbuf_put(out, "; %lld to %lld", (long long)client_number(row, "low"),
                   (long long)client_number(row, "high"));
        if (*unit) strbuf_put(out, " %s", unit);
    } else if (is_kind(row, "flag")) {
        strbuf_add(out, "; true or false");
    }
}

// A comment behind what stands on the line; what does not fit goes on below.
static void add_words(strbuf *out, const char *words) {
    for (const char *word = words; *word;) {
        size_t size = strcspn(word, " ");
        int column = strbuf_column(out);
        bool first = word == words;
        if (!first && column + 1 + (int)size > LINE_WIDTH) {
            strbuf_add(out, "\n");
            column = 0;
        }
        if (first || column == 0) {
            strbuf_spaces(out, column < COMMENT_COLUMN ? COMMENT_COLUMN - column : 2);
            strbuf_add(out, "#");
        }
        strbuf_add(out, " ");
        strbuf_add_bytes(out, word, size);
        word += size + (word[size] == ' ');
    }
    strbuf_add(out, "\n");
}

static void add_excluded(strbuf *out, const char *names) {
    const char *between = "; instead of ";
    while (*names) {
        size_t size = strcspn(names, "|");
        strbuf_add(out, between);
        strbuf_add_bytes(out, names, size);
        names += size + (names[size] == '|');
        between = " and ";
    }
}

// How an item of a list is written that is no group, and a point: such as [c2, ...].
static void add_example(strbuf *out, const json_t *keys, const json_t *row) {
    bool shown = is_kind(row, "point");
    size_t depth = 0;
    for (; row && is_kind(row, "list"); depth++) {
        strbuf item = {0};
        strbuf_put(&item, "%s[]", row_text(row, "path"));
        row = client_row(keys, "path", item.text);
        strbuf_free(&item);
    }
    const json_t *example = row ? json_object_get(row, "example") : NULL;
    if (!(shown || depth) || !json_is_string(example)) return;
    strbuf_add(out, "; such as ");
    for (size_t i = 0; i < depth; i++) strbuf_add(out, "[");
    yaml_write(out, example);
    for (size_t i = 0; i < depth; i++) strbuf_add(out, ", ...]");
}

static void add_comment(const writing *to, const json_t *row) {
    strbuf *out = to->out, text = {0};
    strbuf_add(&text, row_text(row, "words"));
    add_range(&text, row);
    add_example(&text, to->keys, row);
    if (*row_text(row, "clause")) strbuf_put(&text, " (%s)", row_text(row, "clause"));
    add_excluded(&text, row_text(row, "excludes"));
    add_words(out, text.text);
    strbuf_free(&text);
}

// What a list or map holds, a line each, after its comment.
static void write_inside(strbuf *out, const json_t *value, int indent) {
    const char *key;
    size_t index;
    json_t *item;
    json_object_foreach((json_t *)value, key, item) {
        strbuf_put(out, "%*s%s: ", indent, "", key);
        yaml_write(out, item);
        strbuf_add(out, "\n");
    }
    json_array_foreach(value, index, item) yaml_write_item(out, item, indent);
}

static void begin_line(strbuf *out, const place *at, bool first) {
    int indent = at->indent;
    if (at->hidden != SHOWN) {
        strbuf_spaces(out, at->hidden);
        strbuf_add(out, "# ");
        indent -= at->hidden;
    }
    strbuf_spaces(out, at->item && first ? indent - 2 : indent);
    if (at->item && first) strbuf_add(out, "- ");
}

// What is assumed for a key behind a #; nothing when nothing is, for that is to be filled in.
static void add_usual(strbuf *out, const json_t *row) {
    const char *usual = row_text(row, "usual");
    if (*usual && strcmp(usual, "!") != 0) strbuf_put(out, " %s", usual);
}

static json_t *in_order(const json_t *keys, const char *path, const json_t *value);

static json_t *list_in_order(const json_t *keys, const char *path, const json_t *list) {
    json_t *ordered = json_array(), *item;
    size_t index;
    strbuf inside = {0};
    strbuf_put(&inside, "%s[]", path);
    json_array_foreach(list, index, item)
        json_array_append_new(ordered, in_order(keys, inside.text, item));
    strbuf_free(&inside);
    return ordered;
}

static json_t *map_in_order(const json_t *keys, const char *path, const json_t *map) {
    json_t *ordered = json_object(), *row;
    size_t index;
    const char *name;
    json_array_foreach(keys, index, row) {
        if (!new_yaml_child(row_text(row, "path"), path, &name)) continue;
        strbuf inside = {0};
        strbuf_put(&inside, "%s.%s", path, name);
        json_t *value = json_object_get(map, name);
        if (value) json_object_set_new(ordered, name, in_order(keys, inside.text, value));
        strbuf_free(&inside);
    }
    json_object_update_missing(ordered, (json_t *)map);
    return ordered;
}

// A value with the keys of its maps in the order of the key table, which puts a name before what it
// has. It was read, so it is at most COMPOSE_DEPTH_MAX deep.
static json_t *in_order(const json_t *keys, const char *path, const json_t *value) {
    if (json_is_array(value)) return list_in_order(keys, path, value);
    if (json_is_object(value)) return map_in_order(keys, path, value);
    return json_incref((json_t *)value);
}

// The key of a list: its items as given, or one behind a # to show how they are written.
static void write_items(writing *to, const char *path, const place *list, const json_t *given) {
    strbuf group = {0};
    strbuf_put(&group, "%s[]", path);
    size_t index;
    json_t *item;
    json_array_foreach(given, index, item) {
        json_t *ordered = in_order(to->keys, group.text, item);
        yaml_write_item(to->out, ordered, list->indent + 2);
        json_decref(ordered);
    }
    if (!given)
        write_group(to, (place){.group = group.text,
                                .indent = list->indent + 4,
                                .hidden = list->hidden,
                                .item = true});
    strbuf_free(&group);
}

// What a group or list holds, below its key.
static void write_within(writing *to, const json_t *row, const char *name, const place *at,
                         const json_t *given) {
    strbuf path = {0};
    strbuf_put(&path, "%s%s%s", at->group, *at->group ? "." : "", name);
    if (is_kind(row, "group"))
        write_group(to, (place){.group = path.text,
                                .given = given,
                                .indent = at->indent + 2,
                                .hidden = at->hidden});
    else
        write_items(to, path.text, at, given);
    strbuf_free(&path);
}

// A text of lines stands behind a |, where no comment may follow: its comment comes before it.
static void write_lines(writing *to, const json_t *row, const char *name, place at,
                        bool first) {
    add_comment(to, row);
    begin_line(to->out, &at, first);
    strbuf_put(to->out, "%s: ", name);
    yaml_write_block(to->out, json_object_get(at.given, name), at.indent + 2);
}

static void write_key(writing *to, const json_t *row, const char *name, place at, bool first) {
    const json_t *given = json_object_get(at.given, name);
    bool group = is_kind(row, "group"), list = is_kind(row, "list");
    if (yaml_write_may_block(given)) {
        write_lines(to, row, name, at, first);
        return;
    }
    if (!given && at.hidden == SHOWN) at.hidden = at.indent;
    begin_line(to->out, &at, first);
    strbuf_put(to->out, "%s:", name);
    if (given && !group && !list) {
        strbuf_add(to->out, " ");
        yaml_write(to->out, given);
    } else if (!group && !list) {
        add_usual(to->out, row);
    }
    add_comment(to, row);
    if (group || list) write_within(to, row, name, &at, given);
}

// Groups hold groups as deep as the key table's paths do.
static void write_group(writing *to, place at) {
    size_t index;
    json_t *row;
    bool first = true;
    json_array_foreach(to->keys, index, row) {
        const char *name;
        if (!new_yaml_child(row_text(row, "path"), at.group, &name)) continue;
        while (*name) {
            size_t size = strcspn(name, "|");
            char *one = xalloc_text(name, size);
            write_key(to, row, one, at, first);
            free(one);
            first = false;
            name += size + (name[size] == '|');
        }
    }
}

// A key that every system's scenarios may have and no key table names.
static void write_common_key(strbuf *out, const json_t *scenario, const char *name,
                             const char *usual, const char *words) {
    const json_t *given = json_object_get(scenario, name);
    bool group = json_is_object(given);
    strbuf_put(out, given ? "%s:" : "# %s:", name);
    if (given && !group) {
        strbuf_add(out, " ");
        yaml_write(out, given);
    } else if (!given && *usual) {
        strbuf_put(out, " %s", usual);
    }
    add_words(out, words);
    if (group) write_inside(out, given, 2);
}

// Where the system has presets: which.
static void write_preset(strbuf *out, const json_t *system, const json_t *scenario) {
    const json_t *presets = json_object_get(system, "presets");
    size_t index;
    json_t *preset;
    if (json_array_size(presets) == 0) return;
    strbuf words = {0};
    strbuf_add(&words, "a named set of numbers and readings: ");
    json_array_foreach(presets, index, preset) {
        strbuf_put(&words, index > 0 ? ", %s" : "%s", row_text(preset, "id"));
    }
    write_common_key(out, scenario, "preset", "", words.text);
    strbuf_free(&words);
}

static void write_common(strbuf *out, const json_t *system, const json_t *scenario) {
    strbuf_put(out, "rules: %s\n", row_text(system, "id"));
    write_common_key(out, scenario, "title", "", "what the assault is called");
    write_common_key(out, scenario, "aim", "ground", "what the attacker wants");
    write_preset(out, system, scenario);
    write_common_key(out, scenario, "parameters", "",
                     "numbers and readings by name, such as {NAME: 3}");
}

void new_yaml(strbuf *out, const json_t *system, const json_t *scenario) {
    strbuf_put(
        out,
        "# An assault for %s. A line behind a # is assumed as it\n"
        "# stands, or left out where nothing stands behind its colon; take the # away to\n"
        "# change it.\n",
        row_text(system, "title"));
    write_common(out, system, scenario);
    writing to = {.out = out, .keys = json_object_get(system, "keys")};
    write_group(&to, (place){.group = "", .given = scenario, .hidden = SHOWN});
    const json_t *orders = json_object_get(scenario, "orders");
    if (orders) {
        strbuf_add(out, "orders:\n");
        write_inside(out, orders, 2);
    }
}
