#include "report.h"
#include "shell.h"

#include <stdlib.h>
#include <string.h>

// Whether the words fit beside the commands, in all of the lines.
static bool fits_beside(const next_line *lines, int count, int widest) {
    for (int i = 0; i < count; i++)
        if (lines[i].command && 7 + widest + 3 + page_width_of(lines[i].words) > PAGE_WIDTH)
            return false;
    return true;
}

void report_next(page *out, next_line *lines, int count) {
    int widest = 0;
    bool any = false;
    for (int i = 0; i < count; i++)
        if (lines[i].command && page_width_of(lines[i].command) > widest)
            widest = page_width_of(lines[i].command);
    bool beside = fits_beside(lines, count, widest);
    for (int i = 0; i < count; i++) {
        if (!lines[i].command) continue;
        page_add(out, any ? "       " : "\nNext:  ");
        page_pad(out, lines[i].command, beside ? widest + 3 : 0);
        page_put(out, "%s\n", beside ? lines[i].words : "");
        free(lines[i].command);
        any = true;
    }
}

char *next_command(const wanted *of, const char *verb, const char *key, const char *value,
                   const char *options) {
    if (of->standard_input) return NULL;
    page line = {0};
    page_put(&line, "bayonet %s %s", verb, page_text(&of->words));
    bool placed = key == NULL;
    const char *name;
    json_t *given;
    json_object_foreach(of->set, name, given) {
        bool changed = key && strcmp(name, key) == 0;
        page setting = {0};
        page_put(&setting, "%s=%s", name, changed ? value : json_string_value(given));
        page_add(&line, " ");
        shell_quote(&line, setting.text);
        page_free(&setting);
        placed = placed || changed;
    }
    if (!placed) page_put(&line, " %s=%s", key, value);
    page_add(&line, options);
    return line.text;
}

// A top-level whole number that says how long the assault may last.
static const json_t *clock_key(const json_t *system) {
    static const char *const CLOCKS[] = {"hours", "turns", "rounds", NULL};
    size_t index;
    json_t *key;
    json_array_foreach(json_object_get(system, "keys"), index, key) {
        for (const char *const *name = CLOCKS; *name; name++)
            if (strcmp(talk_text(key, "path"), *name) == 0) return key;
    }
    return NULL;
}

const char *clock_of(const json_t *system) {
    const json_t *key = clock_key(system);
    return key ? talk_text(key, "path") : NULL;
}

char *next_hour(const json_t *scenario, const json_t *system) {
    const json_t *key = clock_key(system);
    const json_t *now = key ? json_object_get(scenario, talk_text(key, "path")) : NULL;
    if (!json_is_integer(now) || (double)json_integer_value(now) >= talk_number(key, "high"))
        return NULL;
    page text = {0};
    page_put(&text, "%lld", (long long)json_integer_value(now) + 1);
    return text.text;
}
