#include "cli/common/called.h"
#include "cli/common/heap.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"

#include <stdlib.h>
#include <string.h>

enum { LEAD = 7, APART = 3 }; // columns before a command, and between it and its words

static bool fits(const next_line *line, int width) {
    return LEAD + width + APART + page_width_of(line->words) <= PAGE_WIDTH;
}

// The words stand in a column where all have room, else beside those commands that leave some.
static void add_line(page *out, const next_line *line, int widest, bool aligned) {
    int width = aligned ? widest : called_width(line->command);
    bool beside = fits(line, width);
    called_add(out, line->command);
    page_spaces(out, beside ? width + APART - called_width(line->command) : 0);
    page_put(out, "%s\n", beside ? line->words : "");
}

void report_next(page *out, next_line *lines, int count) {
    int widest = 0;
    bool any = false, aligned = true;
    for (int i = 0; i < count; i++)
        if (lines[i].command && called_width(lines[i].command) > widest)
            widest = called_width(lines[i].command);
    for (int i = 0; i < count; i++)
        aligned = aligned && (!lines[i].command || fits(&lines[i], widest));
    for (int i = 0; i < count; i++) {
        if (!lines[i].command) continue;
        page_add(out, any ? "       " : "\nNext:  ");
        add_line(out, &lines[i], widest, aligned);
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
    if (!strstr(options, "--aim")) page_add(&line, page_text(&of->aim_words));
    if (strcmp(verb, "odds") == 0 || strcmp(verb, "simulate") == 0)
        page_add(&line, page_text(&of->orders_words));
    page_add(&line, options);
    return line.text;
}

const char *clock_of(const json_t *system) {
    return json_string_value(json_object_get(system, "clock"));
}

char *next_hour(const json_t *scenario, const json_t *system, bool concluded) {
    const char *clock = clock_of(system);
    const json_t *key = clock ? talk_row(json_object_get(system, "keys"), "path", clock) : NULL;
    const json_t *now = key ? json_object_get(scenario, clock) : NULL;
    const char *for_ever =
        json_string_value(json_array_get(json_object_get(key, "choices"), 0));
    if (json_is_integer(now) && for_ever && !concluded)
        return heap_text(for_ever, strlen(for_ever));
    if (!json_is_integer(now) || (double)json_integer_value(now) >= talk_number(key, "high"))
        return NULL;
    page text = {0};
    page_put(&text, "%lld", (long long)json_integer_value(now) + 1);
    return text.text;
}
