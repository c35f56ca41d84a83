#include "base/fault.h"

#include "base/nearest.h"

#include <string.h>

bay_status fault_set(bay_fault *why, bay_status status, const char *path, const char *words) {
    if (!why) return status;
    memset(why, 0, sizeof *why);
    why->status = status;
    if (path) text_copy(why->path, sizeof why->path, path);
    if (words) text_copy(why->words, sizeof why->words, words);
    return status;
}

bay_status fault_no_memory(bay_fault *why) {
    return fault_set(why, BAY_NO_MEMORY, NULL, "There is not enough memory for this.");
}

void fault_given(bay_fault *why, const char *given) {
    if (why) text_copy(why->given, sizeof why->given, given);
}

void fault_given_whole(bay_fault *why, int64_t given) {
    if (!why) return;
    text out = text_within(why->given, sizeof why->given);
    text_add_whole(&out, given);
}

static void add_count(text *to, const char *what, uint32_t count) {
    text_add(to, what);
    text_add_whole(to, count);
}

static void add_value(text *to, const bay_value *value) {
    switch (value->kind) {
    case BAY_VALUE_NULL: text_add(to, "null"); break;
    case BAY_VALUE_FLAG: text_add(to, value->is.flag ? "true" : "false"); break;
    case BAY_VALUE_WHOLE: text_add_whole(to, value->is.whole); break;
    case BAY_VALUE_DECIMAL:
    case BAY_VALUE_TEXT: text_add(to, value->is.text); break;
    case BAY_VALUE_LIST: add_count(to, "a list of ", value->count); break;
    case BAY_VALUE_MAP: add_count(to, "a map of ", value->count); break;
    }
}

void fault_given_value(bay_fault *why, const bay_value *given) {
    if (!why) return;
    text out = text_within(why->given, sizeof why->given);
    if (given)
        add_value(&out, given);
    else
        text_add(&out, "nothing");
}

void fault_allowed(bay_fault *why, const char *allowed) {
    if (why) text_copy(why->allowed, sizeof why->allowed, allowed);
}

void fault_allowed_range(bay_fault *why, int64_t low, int64_t high) {
    if (!why) return;
    text out = text_within(why->allowed, sizeof why->allowed);
    text_add_whole(&out, low);
    if (low == high) return;
    text_add(&out, " .. ");
    text_add_whole(&out, high);
}

// Whole choices and dots, where there is no room for all.
static void allow_some(bay_fault *why, const char *choices) {
    why->allowed[0] = '\0';
    for (const char *choice = choices; choice;) {
        size_t size = strcspn(choice, "|");
        char name[sizeof why->nearest];
        text one = text_within(name, sizeof name);
        text_add_bytes(&one, choice, size);
        fault_allowed_also(why, name);
        choice = choice[size] ? choice + size + 1 : NULL;
    }
}

void fault_allowed_choices(bay_fault *why, const char *choices) {
    if (!why) return;
    text out = text_within(why->allowed, sizeof why->allowed);
    for (const char *choice = choices; choice;) {
        size_t size = strcspn(choice, "|");
        text_add_bytes(&out, choice, size);
        choice = choice[size] ? choice + size + 1 : NULL;
        if (choice) text_add(&out, strchr(choice, '|') ? ", " : " or ");
    }
    if (out.failed) allow_some(why, choices);
}

void fault_nearest(bay_fault *why, const char *word) {
    if (why) text_copy(why->nearest, sizeof why->nearest, word ? word : "");
}

// Where there is no room for a name, whole names and dots end the list.
void fault_allowed_also(bay_fault *why, const char *name) {
    static const char DOTS[] = ", ...";
    if (!why) return;
    size_t size = strlen(why->allowed), most = sizeof why->allowed - sizeof DOTS;
    bool ended = size >= sizeof DOTS && !strcmp(why->allowed + size + 1 - sizeof DOTS, DOTS);
    if (ended) return;
    text to = text_within(why->allowed + size, sizeof why->allowed - size);
    if (size) text_add(&to, ", ");
    text_add(&to, name);
    if (!to.failed) return;
    if (size > most) {
        size = most;
        while (size > 0 && why->allowed[size] != ',') size--;
    }
    text_copy(why->allowed + size, sizeof why->allowed - size, DOTS);
}

void fault_nearest_choice(bay_fault *why, const char *given, const char *choices) {
    if (!why) return;
    nearest search = nearest_to(given);
    nearest_try_choices(&search, choices);
    text out = text_within(why->nearest, sizeof why->nearest);
    if (search.best) text_add_bytes(&out, search.best, search.best_size);
}

void fault_clause(bay_fault *why, const char *clause) {
    if (why) text_copy(why->clause, sizeof why->clause, clause);
}

void fault_at(bay_fault *why, const bay_value *value) {
    if (!why || !value) return;
    why->line = value->line;
    why->column = value->column;
}

void fault_at_key(bay_fault *why, const bay_value *value) {
    if (!why || !value) return;
    why->line = value->key_line;
    why->column = value->key_column;
}

void fault_within(bay_fault *why, uint32_t line, uint32_t column) {
    if (!why) return;
    why->text_line = line;
    why->text_column = column;
}

text fault_words(bay_fault *why) {
    return why ? text_within(why->words, sizeof why->words) : text_within(NULL, 0);
}

text fault_path(bay_fault *why) {
    return why ? text_within(why->path, sizeof why->path) : text_within(NULL, 0);
}

void path_add_key(text *path, const char *key) {
    if (path->size) text_add_char(path, '.');
    text_add(path, key);
}

void path_add_item(text *path, uint32_t index) {
    text_add_char(path, '[');
    text_add_whole(path, index);
    text_add_char(path, ']');
}
