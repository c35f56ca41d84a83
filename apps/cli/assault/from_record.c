#include "cli/assault/from_record.h"

#include "cli/common/shell.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"
#include "cli/session/verb.h"
#include "cli/yaml/excerpt.h"

#include <stdlib.h>
#include <string.h>

// --- Which lines -----------------------------------------------------------------------------

// Splits RECORD@N; `last` is 0 where no N is given. A file may be called so as a whole.
static char *split(const char *given, unsigned long *last) {
    const char *sign = strrchr(given, '@');
    size_t size = strlen(given);
    bool number = sign && sign[1] && strspn(sign + 1, "0123456789") == strlen(sign + 1);
    *last = 0;
    if (number && sign > given && !input_is_there(given)) {
        *last = strtoul(sign + 1, NULL, 10);
        size = (size_t)(sign - given);
        if (*last == 0) *last = (unsigned long)-1; // no record has a line 0 either
    }
    return xalloc_text(given, size);
}

static int no_such_line(session *at, uint32_t count) {
    error_set(at, EXIT_USAGE, "usage", "--from %s: the record has no such line", at->in.from);
    strbuf lines = {0};
    strbuf_put(&lines, "@1 to @%u, or no @", count);
    error_note(at, "allowed", lines.text);
    strbuf_free(&lines);
    return EXIT_USAGE;
}

int from_record_take(session *at, unsigned long last, scenario_arg *out) {
    out->kind = SCENARIO_ARG_RECORD;
    record_file_take(&out->recorded, &out->record);
    uint32_t count = out->record.count;
    int status = record_file_check(at, &out->recorded, &out->record);
    if (status != EXIT_DONE) return status;
    if (!verb_takes(at->in.verb, OPTION_RECORD)) // play mends it, and says so
        record_file_note(at, &out->recorded, &out->record);
    if (last > count) return no_such_line(at, count);
    out->record_last = last ? (uint32_t)last : count;
    strbuf_put(&out->members, ",\"record\":[%s]", strbuf_text(&out->record.lines));
    if (last) strbuf_put(&out->members, ",\"at\":%u", out->record_last);
    return EXIT_DONE;
}

static int nothing_beside(session *at, const scenario_arg *out) {
    if (at->in.count > 0)
        error_set(at, EXIT_USAGE, "usage", "a record has its scenario; what is \"%s\"?",
                  at->in.word[0]);
    else if (out->set)
        error_set(at, EXIT_USAGE, "usage",
                  "a record has its scenario, which KEY=VALUE cannot amend");
    else
        return EXIT_DONE;
    error_note(at, "allowed", "--from RECORD[@N] without a scenario and without KEY=VALUE");
    return EXIT_USAGE;
}

int from_record_read(session *at, scenario_arg *out) {
    unsigned long last;
    int status = nothing_beside(at, out);
    if (status != EXIT_DONE) return status;
    char *path = split(at->in.from, &last);
    strbuf_add(&out->words, "--from ");
    shell_quote(&out->words, at->in.from);
    out->standard_input = strcmp(path, "-") == 0;
    status = input_read(at, path, &out->recorded);
    if (status == EXIT_DONE) status = from_record_take(at, last, out);
    free(path);
    return status;
}

// --- What is said of it ----------------------------------------------------------------------

// Whether a throw is under way after the last line: it is then a part of one.
static bool in_mid_throw(const scenario_arg *of) {
    excerpt_line line = excerpt_of(&of->recorded, of->record.row[of->record_last - 1]);
    json_t *read = json_loadb(line.text, line.size, 0, NULL);
    bool part = json_object_get(read, "part") != NULL;
    json_decref(read);
    return part;
}

char *from_record_place(const scenario_arg *of) {
    strbuf place = {0};
    strbuf_put(&place, "After line %u of %s", of->record_last, of->recorded.name);
    return place.text;
}

void from_record_report(strbuf *out, const scenario_arg *of, const json_t *shown,
                        const char *mid) {
    strbuf line = {0};
    char *place = from_record_place(of);
    strbuf_put(&line, "%s: %s.", place, client_text(shown, "heading"));
    free(place);
    if (in_mid_throw(of)) strbuf_put(&line, " A throw is under way there; %s.", mid);
    strbuf_wrap(out, 0, line.text);
    strbuf_free(&line);
}
