#include "cli/report/rules_text.h"

#include "cli/report/report.h"
#include "cli/report/rules_keys.h"
#include "cli/yaml/yaml_write.h"

#include <stdlib.h>
#include <string.h>

enum { ID_WIDTH = 11 };

static void heading(strbuf *out, const char *words) {
    strbuf_put(out, "\n%s\n", words);
}

static void add_value(strbuf *out, const json_t *value) {
    if (json_is_string(value))
        strbuf_add(out, json_string_value(value));
    else
        yaml_write(out, value);
}

static void clauses(strbuf *out, const json_t *list) {
    size_t index;
    json_t *row;
    heading(out, "Clauses, in our words");
    json_array_foreach(list, index, row) {
        strbuf line = {0};
        strbuf_add(&line, client_text(row, "summary"));
        if (*client_text(row, "omitted"))
            strbuf_put(&line, " (Not modelled: %s)", client_text(row, "omitted"));
        strbuf_add(out, "  ");
        strbuf_pad(out, client_text(row, "id"), ID_WIDTH - 2);
        strbuf_wrap(out, ID_WIDTH, line.text);
        strbuf_free(&line);
    }
}

static bool is_reading(const json_t *row) {
    return strcmp(client_text(row, "kind"), "reading") == 0;
}

// name = value, range, confidence, clause; then its meaning.
static void parameter(strbuf *out, const json_t *row) {
    strbuf line = {0};
    strbuf_put(&line, "  %s = ", client_text(row, "name"));
    add_value(&line, json_object_get(row, "usual"));
    strbuf_pad(out, line.text, 36);
    strbuf_free(&line);
    const json_t *readings = json_object_get(row, "readings");
    size_t index;
    json_t *reading;
    if (is_reading(row)) {
        strbuf_add(&line, "or");
        json_array_foreach(readings, index, reading) {
            if (index > 0)
                strbuf_put(&line, "%s %s", index > 1 ? "," : "", json_string_value(reading));
        }
        strbuf_add(&line, ";");
    } else {
        add_value(&line, json_object_get(row, "low"));
        strbuf_add(&line, " to ");
        add_value(&line, json_object_get(row, "high"));
        json_array_foreach(readings, index, reading) {
            strbuf_put(&line, " or %s", json_string_value(reading));
        }
        strbuf_add(&line, ",");
    }
    strbuf_put(&line, " %s, %s", client_text(row, "confidence"), client_text(row, "clause"));
    strbuf_wrap(out, 36, line.text);
    strbuf_wrap(out, 6, client_text(row, "words"));
    strbuf_free(&line);
}

static void parameters(strbuf *out, const json_t *list, bool readings) {
    size_t index;
    json_t *row;
    heading(
        out,
        readings
            ? "Readings: what the text leaves open, and how it is read unless told otherwise"
            : "Numbers");
    json_array_foreach(list, index, row) {
        if (is_reading(row) == readings) parameter(out, row);
    }
}

// The meaning of each preset, and what it sets.
static void presets(strbuf *out, const json_t *list) {
    size_t index, place;
    json_t *row, *setting;
    if (json_array_size(list) == 0) return;
    heading(out, "Presets: sets of numbers and readings, for `preset:` of a scenario");
    json_array_foreach(list, index, row) {
        strbuf line = {0};
        strbuf_put(&line, "%s:", client_text(row, "words"));
        json_array_foreach(json_object_get(row, "settings"), place, setting) {
            strbuf_put(&line, "%s %s=%s", place > 0 ? "," : "", client_text(setting, "name"),
                       client_text(setting, "value"));
        }
        strbuf_add(out, "  ");
        strbuf_pad(out, client_text(row, "id"), ID_WIDTH);
        strbuf_wrap(out, ID_WIDTH + 2, line.text);
        strbuf_free(&line);
    }
}

static void pairs(strbuf *out, const char *title, const json_t *list, const char *id,
                  const char *words) {
    size_t index;
    json_t *row;
    int width = 0;
    heading(out, title);
    json_array_foreach(list, index, row) {
        int id_width = strbuf_width_of(client_text(row, id));
        if (*client_text(row, words)) width = id_width > width ? id_width : width;
    }
    json_array_foreach(list, index, row) {
        if (!*client_text(row, words)) continue;
        strbuf_add(out, "  ");
        strbuf_pad(out, client_text(row, id), width + 2);
        strbuf_wrap(out, width + 4, client_text(row, words));
    }
}

static void profiles(strbuf *out, const json_t *list) {
    if (json_array_size(list) > 0)
        pairs(out, "Profiles: what their words in a scenario stand for", list, "id", "words");
}

// commit-{unit} as commit-UNIT, dice-{0} as dice-N.
static void add_option_id(strbuf *out, const char *id) {
    for (size_t size; *id; id += size) {
        size = strcspn(id, "{");
        strbuf_add_bytes(out, id, size);
        if (!id[size]) break;
        strbuf_add(out, strncmp(id + size, "{unit}", 6) == 0 ? "UNIT" : "N");
        size += strcspn(id + size, "}");
        size += id[size] == '}';
    }
}

static int option_width(const json_t *list) {
    size_t index;
    json_t *row;
    int width = 0;
    json_array_foreach(list, index, row) {
        strbuf id = {0};
        add_option_id(&id, client_text(row, "id"));
        int own = strbuf_width_of(id.text);
        width = own > width ? own : width;
        strbuf_free(&id);
    }
    return width;
}

static void options(strbuf *out, const json_t *list) {
    size_t index;
    json_t *row;
    int width = option_width(list) + 2;
    heading(out, "What orders may do");
    json_array_foreach(list, index, row) {
        strbuf id = {0}, words = {0};
        add_option_id(&id, client_text(row, "id"));
        report_question(&words, client_text(row, "words"));
        strbuf_add(out, "  ");
        strbuf_pad(out, id.text, width);
        strbuf_wrap(out, width + 2, words.text);
        strbuf_free(&id);
        strbuf_free(&words);
    }
}

static void unit_number(strbuf *out, const char *id, const char *words, const char *more) {
    strbuf name = {0}, line = {0};
    strbuf_put(&name, "  UNIT.%s", id);
    strbuf_pad(out, name.text, 24);
    strbuf_put(&line, "%s%s", words, more);
    strbuf_wrap(out, 24, line.text);
    strbuf_free(&name);
    strbuf_free(&line);
}

// The numbers of single units: those that pieces of the system have, and those of all systems.
static void unit_numbers(strbuf *out, const json_t *attributes) {
    size_t index;
    json_t *row;
    heading(out, "And about a single unit, by its id");
    json_array_foreach(attributes, index, row) {
        const char *unit = client_text(row, "unit");
        unit_number(out, client_text(row, "id"), *unit ? unit : client_text(row, "words"), "");
    }
    const json_t *first = json_array_get(attributes, 0);
    if (strcmp(client_text(first, "role"), "whole") == 0)
        unit_number(out, "left", client_text(first, "unit"), " that are left");
    unit_number(out, "there", "1 while it is in a place, 0 when it is gone", "");
    unit_number(out, "disordered", "1 while it is in disorder", "");
}

void rules_system(strbuf *out, const json_t *system) {
    strbuf_put(out, "%s (%s)\n", client_text(system, "title"), client_text(system, "id"));
    strbuf_wrap(out, 0, client_text(system, "source"));
    clauses(out, json_object_get(system, "clauses"));
    rules_keys(out, json_object_get(system, "keys"));
    parameters(out, json_object_get(system, "parameters"), false);
    parameters(out, json_object_get(system, "parameters"), true);
    presets(out, json_object_get(system, "presets"));
    profiles(out, json_object_get(system, "profiles"));
    pairs(out, "Endings", json_object_get(system, "endings"), "id", "words");
    pairs(out, "What is counted", json_object_get(system, "measures"), "id", "words");
    pairs(out, "Aims", json_object_get(system, "aims"), "id", "words");
    pairs(out, "Standing orders, by question", json_object_get(system, "steps"), "id",
          "standing");
    options(out, json_object_get(system, "options"));
    pairs(out, "What orders may ask about", json_object_get(system, "features"), "id", "words");
    unit_numbers(out, json_object_get(system, "attributes"));
    strbuf line = {0};
    strbuf_put(&line, "bayonet new %s", client_text(system, "id"));
    char *begin = line.text;
    line = (strbuf){0};
    strbuf_put(&line, "bayonet odds %s", client_text(system, "id"));
    next_line next[] = {{begin, "begin a scenario"}, {line.text, "the sample assault"}};
    report_next(out, next, 2);
}

// Rows of `list` that cite the clause.
static void citing(strbuf *out, const json_t *list, const char *clause, const char *title,
                   const char *id) {
    size_t index;
    json_t *row;
    bool any = false;
    json_array_foreach(list, index, row) {
        if (strcmp(client_text(row, "clause"), clause) != 0) continue;
        if (!any) heading(out, title);
        any = true;
        strbuf line = {0};
        strbuf_add(&line, client_text(row, id));
        if (json_is_string(json_object_get(row, "usual")) ||
            json_is_integer(json_object_get(row, "usual"))) {
            strbuf_add(&line, " = ");
            add_value(&line, json_object_get(row, "usual"));
        }
        strbuf_add(&line, ": ");
        report_question(&line, client_text(row, "words"));
        strbuf_add(out, "  ");
        strbuf_wrap(out, 6, line.text);
        strbuf_free(&line);
    }
}

static void citing_parameters(strbuf *out, const json_t *list, const char *clause) {
    size_t index;
    json_t *row;
    bool any = false;
    json_array_foreach(list, index, row) {
        if (strcmp(client_text(row, "clause"), clause) != 0) continue;
        if (!any) heading(out, "Numbers and readings under it");
        any = true;
        parameter(out, row);
    }
}

void rules_clause(strbuf *out, const json_t *clause, const json_t *system) {
    const char *id = client_text(clause, "id");
    strbuf_put(out, "%s  %s, %s\n", id, client_text(system, "title"),
               client_text(clause, "where"));
    strbuf_wrap(out, 0, client_text(clause, "summary"));
    if (*client_text(clause, "omitted")) {
        strbuf_add(out, "Not modelled: ");
        strbuf_wrap(out, 0, client_text(clause, "omitted"));
    }
    citing_parameters(out, json_object_get(system, "parameters"), id);
    citing(out, json_object_get(system, "keys"), id, "What a scenario says about it", "path");
    citing(out, json_object_get(system, "steps"), id, "Where it is asked", "id");
    strbuf line = {0};
    strbuf_put(&line, "bayonet rules %s", client_text(system, "id"));
    next_line next[] = {{line.text, "the whole system"}};
    report_next(out, next, 1);
}
