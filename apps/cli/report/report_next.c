#include "cli/common/program_name.h"
#include "cli/common/shell.h"
#include "cli/common/xalloc.h"
#include "cli/report/report.h"

#include <stdlib.h>
#include <string.h>

enum { LEAD = 7, APART = 3 }; // columns before a command, and between it and its words

static bool fits(const next_line *line, int width) {
    return LEAD + width + APART + strbuf_width_of(line->words) <= LINE_WIDTH;
}

// The words are in one column if all fit; else they stand beside those commands that leave room.
static void add_line(strbuf *out, const next_line *line, int widest, bool aligned) {
    int width = aligned ? widest : program_name_width(line->command);
    bool beside = fits(line, width);
    program_name_add(out, line->command);
    strbuf_spaces(out, beside ? width + APART - program_name_width(line->command) : 0);
    strbuf_put(out, "%s\n", beside ? line->words : "");
}

void report_next(strbuf *out, next_line *lines, int count) {
    int widest = 0;
    bool any = false, aligned = true;
    for (int i = 0; i < count; i++)
        if (lines[i].command && program_name_width(lines[i].command) > widest)
            widest = program_name_width(lines[i].command);
    for (int i = 0; i < count; i++)
        aligned = aligned && (!lines[i].command || fits(&lines[i], widest));
    for (int i = 0; i < count; i++) {
        if (!lines[i].command) continue;
        strbuf_add(out, any ? "       " : "\nNext:  ");
        add_line(out, &lines[i], widest, aligned);
        free(lines[i].command);
        any = true;
    }
}

char *next_command(const scenario_arg *of, const char *verb, const char *key, const char *value,
                   const char *options) {
    if (of->standard_input) return NULL;
    strbuf line = {0};
    strbuf_put(&line, "bayonet %s %s", verb, strbuf_text(&of->words));
    bool placed = key == NULL;
    const char *name;
    json_t *given;
    json_object_foreach(of->set, name, given) {
        bool changed = key && strcmp(name, key) == 0;
        strbuf setting = {0};
        strbuf_put(&setting, "%s=%s", name, changed ? value : json_string_value(given));
        strbuf_add(&line, " ");
        shell_quote(&line, setting.text);
        strbuf_free(&setting);
        placed = placed || changed;
    }
    if (!placed) strbuf_put(&line, " %s=%s", key, value);
    if (!strstr(options, "--aim")) strbuf_add(&line, strbuf_text(&of->aim_words));
    if (strcmp(verb, "odds") == 0 || strcmp(verb, "simulate") == 0)
        strbuf_add(&line, strbuf_text(&of->orders_words));
    strbuf_add(&line, options);
    return line.text;
}

const char *clock_of(const json_t *system) {
    return json_string_value(json_object_get(system, "clock"));
}

char *next_hour(const json_t *scenario, const json_t *system, bool concluded) {
    const char *clock = clock_of(system);
    const json_t *key =
        clock ? client_row(json_object_get(system, "keys"), "path", clock) : NULL;
    const json_t *now = key ? json_object_get(scenario, clock) : NULL;
    const char *for_ever =
        json_string_value(json_array_get(json_object_get(key, "choices"), 0));
    if (json_is_integer(now) && for_ever && !concluded)
        return xalloc_text(for_ever, strlen(for_ever));
    if (!json_is_integer(now) || (double)json_integer_value(now) >= client_number(key, "high"))
        return NULL;
    strbuf text = {0};
    strbuf_put(&text, "%lld", (long long)json_integer_value(now) + 1);
    return text.text;
}
