#include "cli/report/rules_keys.h"

#include "cli/yaml/yaml_write.h"

#include <string.h>

enum { VALUE_COLUMN = 36, WORDS_COLUMN = 6, FORM_COLUMN = 13 };

static void add_choices(strbuf *line, const json_t *row, const char *first) {
    size_t index;
    json_t *choice;
    json_array_foreach(json_object_get(row, "choices"), index, choice) {
        strbuf_put(line, "%s%s", index ? ", " : first, json_string_value(choice));
    }
}

static void add_numbers(strbuf *line, const json_t *row) {
    yaml_write(line, json_object_get(row, "low"));
    strbuf_add(line, " to ");
    yaml_write(line, json_object_get(row, "high"));
    if (*client_text(row, "unit")) strbuf_put(line, " %s", client_text(row, "unit"));
}

// What its value may be: numbers with their unit, words, an example.
static void add_allowed(strbuf *line, const json_t *row) {
    const char *kind = client_text(row, "kind");
    bool list = strcmp(kind, "list") == 0;
    if (strcmp(kind, "word") == 0) add_choices(line, row, "");
    if (strcmp(kind, "flag") == 0) strbuf_add(line, "true, false");
    if (list) strbuf_add(line, "a list: ");
    if (list || strcmp(kind, "whole") == 0) {
        add_numbers(line, row);
        add_choices(line, row, " or ");
    }
    if (*client_text(row, "range")) strbuf_add(line, client_text(row, "range"));
    if (strcmp(kind, "text") == 0) {
        strbuf_add(line, "a text");
        if (*client_text(row, "example")) strbuf_put(line, ": %s", client_text(row, "example"));
    }
    if (strcmp(kind, "lines") == 0) strbuf_add(line, "lines of text");
    if (strcmp(kind, "group") == 0) strbuf_add(line, "keys of its own");
}

// If it need not be there, what it stands for, and what it stands instead of.
static void add_usual(strbuf *line, const json_t *row) {
    const char *usual = client_text(row, "usual");
    if (strcmp(usual, "!") == 0)
        strbuf_add(line, "; must be there");
    else if (*usual)
        strbuf_put(line, "; usually %s", usual);
    if (*client_text(row, "excludes")) {
        strbuf_add(line, "; instead of ");
        for (const char *at = client_text(row, "excludes"); *at; at++) {
            if (*at == '|')
                strbuf_add(line, ", ");
            else
                strbuf_add_bytes(line, at, 1);
        }
    }
    if (*client_text(row, "clause")) strbuf_put(line, "; %s", client_text(row, "clause"));
}

static void add_short_forms(strbuf *out, const char *forms) {
    while (*forms) {
        size_t size = strcspn(forms, "\n");
        strbuf form = {0};
        strbuf_add_bytes(&form, forms, size);
        strbuf_put(out, "%*sshort: ", WORDS_COLUMN, "");
        strbuf_wrap(out, FORM_COLUMN, form.text);
        strbuf_free(&form);
        forms += size;
        forms += *forms == '\n';
    }
}

void rules_keys(strbuf *out, const json_t *keys) {
    size_t index;
    json_t *row;
    strbuf_add(out, "\nKeys of a scenario\n"
                    "  attacker|defender: of either side; []: of each in the list\n");
    json_array_foreach(keys, index, row) {
        strbuf line = {0};
        strbuf_put(&line, "  %s  ", client_text(row, "path"));
        strbuf_pad(out, line.text, VALUE_COLUMN);
        strbuf_free(&line);
        add_allowed(&line, row);
        add_usual(&line, row);
        strbuf_wrap(out, VALUE_COLUMN, line.text);
        strbuf_free(&line);
        strbuf_wrap(out, WORDS_COLUMN, client_text(row, "words"));
        add_short_forms(out, client_text(row, "shorthand"));
    }
}
