#include "cli/report/rules_text.h"

#include "cli/report/report.h"
#include "cli/yaml/yaml_write.h"

#include <stdlib.h>
#include <string.h>

enum { ID_WIDTH = 11 };

static void heading(page *out, const char *words) {
    page_put(out, "\n%s\n", words);
}

static void add_value(page *out, const json_t *value) {
    if (json_is_string(value))
        page_add(out, json_string_value(value));
    else
        yaml_write(out, value);
}

static void clauses(page *out, const json_t *list) {
    size_t index;
    json_t *row;
    heading(out, "Clauses, in our words");
    json_array_foreach(list, index, row) {
        page line = {0};
        page_add(&line, talk_text(row, "gist"));
        if (*talk_text(row, "omitted"))
            page_put(&line, " (Not modelled: %s)", talk_text(row, "omitted"));
        page_add(out, "  ");
        page_pad(out, talk_text(row, "id"), ID_WIDTH - 2);
        page_wrap(out, ID_WIDTH, line.text);
        page_free(&line);
    }
}

static bool is_reading(const json_t *row) {
    return strcmp(talk_text(row, "kind"), "reading") == 0;
}

// name = value, range, confidence, clause; then what it is.
static void parameter(page *out, const json_t *row) {
    page line = {0};
    page_put(&line, "  %s = ", talk_text(row, "name"));
    add_value(&line, json_object_get(row, "usual"));
    page_pad(out, line.text, 36);
    page_free(&line);
    const json_t *readings = json_object_get(row, "readings");
    size_t index;
    json_t *reading;
    if (is_reading(row)) {
        page_add(&line, "or");
        json_array_foreach(readings, index, reading) {
            if (index > 0)
                page_put(&line, "%s %s", index > 1 ? "," : "", json_string_value(reading));
        }
        page_add(&line, ";");
    } else {
        add_value(&line, json_object_get(row, "low"));
        page_add(&line, " to ");
        add_value(&line, json_object_get(row, "high"));
        json_array_foreach(readings, index, reading) {
            page_put(&line, " or %s", json_string_value(reading));
        }
        page_add(&line, ",");
    }
    page_put(&line, " %s, %s", talk_text(row, "confidence"), talk_text(row, "clause"));
    page_wrap(out, 36, line.text);
    page_wrap(out, 6, talk_text(row, "words"));
    page_free(&line);
}

static void parameters(page *out, const json_t *list, bool readings) {
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

// What each preset is, and what it sets.
static void presets(page *out, const json_t *list) {
    size_t index, place;
    json_t *row, *setting;
    if (json_array_size(list) == 0) return;
    heading(out, "Presets: sets of numbers and readings, for `preset:` of a scenario");
    json_array_foreach(list, index, row) {
        page line = {0};
        page_put(&line, "%s:", talk_text(row, "words"));
        json_array_foreach(json_object_get(row, "settings"), place, setting) {
            page_put(&line, "%s %s=%s", place > 0 ? "," : "", talk_text(setting, "name"),
                     talk_text(setting, "value"));
        }
        page_add(out, "  ");
        page_pad(out, talk_text(row, "id"), ID_WIDTH);
        page_wrap(out, ID_WIDTH + 2, line.text);
        page_free(&line);
    }
}

static void pairs(page *out, const char *title, const json_t *list, const char *id,
                  const char *words) {
    size_t index;
    json_t *row;
    int width = 0;
    heading(out, title);
    json_array_foreach(list, index, row) {
        int id_width = page_width_of(talk_text(row, id));
        if (*talk_text(row, words)) width = id_width > width ? id_width : width;
    }
    json_array_foreach(list, index, row) {
        if (!*talk_text(row, words)) continue;
        page_add(out, "  ");
        page_pad(out, talk_text(row, id), width + 2);
        page_wrap(out, width + 4, talk_text(row, words));
    }
}

// commit-{unit} as commit-UNIT, dice-{0} as dice-N.
static void add_option_id(page *out, const char *id) {
    for (size_t size; *id; id += size) {
        size = strcspn(id, "{");
        page_add_bytes(out, id, size);
        if (!id[size]) break;
        page_add(out, strncmp(id + size, "{unit}", 6) == 0 ? "UNIT" : "N");
        size += strcspn(id + size, "}");
        size += id[size] == '}';
    }
}

static void options(page *out, const json_t *list) {
    size_t index;
    json_t *row;
    heading(out, "What orders may do");
    json_array_foreach(list, index, row) {
        page id = {0}, words = {0};
        add_option_id(&id, talk_text(row, "id"));
        report_question(&words, talk_text(row, "words"));
        page_add(out, "  ");
        page_pad(out, id.text, 22);
        page_wrap(out, 24, words.text);
        page_free(&id);
        page_free(&words);
    }
}

static void unit_number(page *out, const char *id, const char *words, const char *more) {
    page name = {0}, line = {0};
    page_put(&name, "  UNIT.%s", id);
    page_pad(out, name.text, 24);
    page_put(&line, "%s%s", words, more);
    page_wrap(out, 24, line.text);
    page_free(&name);
    page_free(&line);
}

// The numbers of single units: those that pieces of the system have, and those of all systems.
static void unit_numbers(page *out, const json_t *attributes) {
    size_t index;
    json_t *row;
    heading(out, "And about a single unit, by its id");
    json_array_foreach(attributes, index, row) {
        const char *unit = talk_text(row, "unit");
        unit_number(out, talk_text(row, "id"), *unit ? unit : talk_text(row, "words"), "");
    }
    const json_t *first = json_array_get(attributes, 0);
    if (strcmp(talk_text(first, "role"), "whole") == 0)
        unit_number(out, "left", talk_text(first, "unit"), " that are left");
    unit_number(out, "there", "1 while it is in a place, 0 when it is gone", "");
    unit_number(out, "disordered", "1 while it is in disorder", "");
}

void rules_system(page *out, const json_t *system) {
    page_put(out, "%s (%s)\n", talk_text(system, "title"), talk_text(system, "id"));
    page_wrap(out, 0, talk_text(system, "source"));
    clauses(out, json_object_get(system, "clauses"));
    parameters(out, json_object_get(system, "parameters"), false);
    parameters(out, json_object_get(system, "parameters"), true);
    presets(out, json_object_get(system, "presets"));
    pairs(out, "Endings", json_object_get(system, "endings"), "id", "words");
    pairs(out, "What is counted", json_object_get(system, "measures"), "id", "words");
    pairs(out, "Aims", json_object_get(system, "aims"), "id", "words");
    pairs(out, "Standing orders, by question", json_object_get(system, "steps"), "id",
          "standing");
    options(out, json_object_get(system, "options"));
    pairs(out, "What orders may ask about", json_object_get(system, "features"), "id", "words");
    unit_numbers(out, json_object_get(system, "attributes"));
    page line = {0};
    page_put(&line, "bayonet new %s", talk_text(system, "id"));
    char *begin = line.text;
    line = (page){0};
    page_put(&line, "bayonet odds %s", talk_text(system, "id"));
    next_line next[] = {{begin, "begin a scenario"}, {line.text, "the sample assault"}};
    report_next(out, next, 2);
}

// Rows of `list` that cite the clause.
static void citing(page *out, const json_t *list, const char *clause, const char *title,
                   const char *id) {
    size_t index;
    json_t *row;
    bool any = false;
    json_array_foreach(list, index, row) {
        if (strcmp(talk_text(row, "clause"), clause) != 0) continue;
        if (!any) heading(out, title);
        any = true;
        page line = {0};
        page_add(&line, talk_text(row, id));
        if (json_is_string(json_object_get(row, "usual")) ||
            json_is_integer(json_object_get(row, "usual"))) {
            page_add(&line, " = ");
            add_value(&line, json_object_get(row, "usual"));
        }
        page_add(&line, ": ");
        report_question(&line, talk_text(row, "words"));
        page_add(out, "  ");
        page_wrap(out, 6, line.text);
        page_free(&line);
    }
}

void rules_clause(page *out, const json_t *clause, const json_t *system) {
    const char *id = talk_text(clause, "id");
    page_put(out, "%s  %s, %s\n", id, talk_text(system, "title"), talk_text(clause, "where"));
    page_wrap(out, 0, talk_text(clause, "gist"));
    if (*talk_text(clause, "omitted")) {
        page_add(out, "Not modelled: ");
        page_wrap(out, 0, talk_text(clause, "omitted"));
    }
    citing(out, json_object_get(system, "parameters"), id, "Numbers and readings under it",
           "name");
    citing(out, json_object_get(system, "keys"), id, "What a scenario says about it", "path");
    citing(out, json_object_get(system, "steps"), id, "Where it is asked", "id");
    page line = {0};
    page_put(&line, "bayonet rules %s", talk_text(system, "id"));
    next_line next[] = {{line.text, "the whole system"}};
    report_next(out, next, 1);
}
