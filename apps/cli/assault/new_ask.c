#include "cli/assault/new_ask.h"

#include "cli/assault/new_yaml.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool new_ask_may(const session *at) {
    return !at->in.no_input && !at->in.json && isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
}

// A line without its line feed and the blanks around it; NULL at the end of the input.
static char *read_line(void) {
    char *line = NULL;
    if (xalloc_line(&line, stdin) < 0) {
        fputc('\n', stderr);
        return NULL;
    }
    size_t from = strspn(line, " \t"), size = strlen(line + from);
    while (size && isspace((unsigned char)line[from + size - 1])) size--;
    char *answer = xalloc_text(line + from, size);
    free(line);
    return answer;
}

static char *value_text(const json_t *value) {
    if (json_is_string(value))
        return xalloc_text(json_string_value(value), json_string_length(value));
    strbuf text = {0};
    if (json_is_integer(value)) strbuf_put(&text, "%lld", (long long)json_integer_value(value));
    char *copy = xalloc_text(strbuf_text(&text), text.size);
    strbuf_free(&text);
    return copy;
}

typedef struct asking {
    session *at;
    const json_t *system;
    json_t *scenario;
} asking;

typedef struct question {
    const char *label; // Attacker's
    const json_t *row; // of the key table; NULL for the title
    json_t *map;       // where the answer goes
    const char *name;
} question;

static void print_question(const question *q, const char *shown) {
    strbuf text = {0};
    strbuf_put(&text, "%s%s", q->label, q->name);
    if (q->row) {
        const json_t *choices = json_object_get(q->row, "choices");
        strbuf_add(&text, ", ");
        bool whole = strcmp(client_text(q->row, "kind"), "whole") == 0;
        if (*client_text(q->row, "range"))
            strbuf_add(&text, client_text(q->row, "range"));
        else if (whole || !json_array_size(choices))
            strbuf_put(&text, "%lld to %lld", (long long)client_number(q->row, "low"),
                       (long long)client_number(q->row, "high"));
        if (whole && json_array_size(choices)) strbuf_add(&text, ", ");
        if (json_array_size(choices)) client_join(&text, choices, " ");
    }
    fprintf(stderr, "%s [%s]: ", text.text, *shown ? shown : "none");
    fflush(stderr);
    strbuf_free(&text);
}

// The door's opinion of the scenario so far; its words are shown when it finds a fault.
static bool accepted(asking *with) {
    strbuf members = {0};
    client reply = {0};
    client_member_json(&members, "scenario", with->scenario);
    int status = client_ask(with->at, "check", strbuf_text(&members), &reply);
    client_free(&reply);
    strbuf_free(&members);
    if (status == EXIT_DONE) return true;
    fprintf(stderr, "  %s\n", client_text(with->at->error, "words"));
    json_decref(with->at->error);
    with->at->error = NULL;
    return false;
}

static json_t *value_of(const question *q, const char *answer) {
    if (q->row && strcmp(client_text(q->row, "kind"), "whole") == 0 && *answer &&
        strspn(answer, "0123456789") == strlen(answer) && strlen(answer) < 10)
        return json_integer(strtol(answer, NULL, 10));
    return json_string(answer);
}

// False at the end of the input.
static bool put(asking *with, const question *q) {
    for (;;) {
        json_t *before = json_incref(json_object_get(q->map, q->name));
        char *shown = value_text(before ? before : json_object_get(q->row, "usual"));
        print_question(q, shown);
        free(shown);
        char *answer = read_line();
        bool good = answer && !*answer;
        if (answer && *answer) {
            json_t *value = value_of(q, answer);
            if (value) json_object_set_new(q->map, q->name, value);
            good = value && accepted(with);
            if (!good && before) json_object_set(q->map, q->name, before);
            if (!good && !before) json_object_del(q->map, q->name);
        }
        json_decref(before);
        bool ended = answer == NULL;
        free(answer);
        if (good || ended) return good;
    }
}

static const json_t *row_of(const json_t *keys, const char *group, const char *name) {
    size_t index;
    json_t *row;
    const char *found;
    json_array_foreach(keys, index, row) {
        if (new_yaml_child(client_text(row, "path"), group, &found) && strcmp(found, name) == 0)
            return row;
    }
    return NULL;
}

// The next slot of a short form, {strength} of "{strength} {quality}[, {pins} pins]"; NULL after the
// last. Of several forms only the first is read. The caller frees it.
static char *next_slot(const char **form) {
    const char *open = *form + strcspn(*form, "{\n");
    if (*open != '{') return NULL;
    size_t size = strcspn(open + 1, "}");
    *form = open + 1 + size;
    return xalloc_text(open + 1, size);
}

// Whether a key that `map` has may not stand beside the row.
static bool excluded(const json_t *row, const json_t *map) {
    for (const char *names = client_text(row, "excludes"); *names;) {
        size_t size = strcspn(names, "|");
        char *name = xalloc_text(names, size);
        bool there = json_object_get(map, name) != NULL;
        free(name);
        if (there) return true;
        names += size + (names[size] == '|');
    }
    return false;
}

// A side: what the short form of its group has slots for.
static bool ask_group(asking *with, const json_t *group, const char *name) {
    json_t *map = json_object_get(with->scenario, name);
    const json_t *keys = json_object_get(with->system, "keys");
    const char *form = client_text(group, "shorthand");
    strbuf label = {0};
    strbuf_add_capital(&label, name);
    strbuf_add(&label, "'s ");
    bool going = json_is_object(map);
    char *slot;
    while (going && (slot = next_slot(&form))) {
        const json_t *row = row_of(keys, name, slot);
        if (row && !excluded(row, map))
            going = put(with, &(question){label.text, row, map, slot});
        free(slot);
    }
    strbuf_free(&label);
    return going;
}

// The sides of a row such as attacker|defender.
static bool ask_groups(asking *with, const json_t *group, const char *names) {
    bool going = true;
    while (going && *names) {
        size_t size = strcspn(names, "|");
        char *one = xalloc_text(names, size);
        going = ask_group(with, group, one);
        free(one);
        names += size + (names[size] == '|');
    }
    return going;
}

static bool ask_all(asking *with) {
    size_t index;
    json_t *row;
    if (!put(with, &(question){"The assault's ", NULL, with->scenario, "title"})) return false;
    json_array_foreach(json_object_get(with->system, "keys"), index, row) {
        const char *name, *kind = client_text(row, "kind");
        if (!new_yaml_child(client_text(row, "path"), "", &name)) continue;
        bool number = strcmp(kind, "whole") == 0 || strcmp(kind, "length") == 0;
        if (number && !excluded(row, with->scenario) &&
            !put(with, &(question){"Its ", row, with->scenario, name}))
            return false;
        if (strcmp(kind, "group") == 0 && !ask_groups(with, row, name)) return false;
    }
    return true;
}

int new_ask(session *at, const json_t *system, json_t *scenario) {
    fprintf(stderr, "A few questions; Enter takes what is shown.\n");
    if (ask_all(&(asking){at, system, scenario})) return EXIT_DONE;
    return error_set(at, EXIT_NO, "stopped", "the input ended; nothing was written");
}

char *new_ask_file(const char *shown) {
    for (;;) {
        struct stat about;
        fprintf(stderr, "Write it to (- shows it only) [%s]: ", shown);
        fflush(stderr);
        char *answer = read_line();
        if (!answer) return NULL;
        if (!*answer) {
            free(answer);
            answer = xalloc_text(shown, strlen(shown));
        }
        if (strcmp(answer, "-") == 0 || stat(answer, &about) != 0) return answer;
        fprintf(stderr, "  %s is there already; give it another name.\n", answer);
        free(answer);
    }
}
