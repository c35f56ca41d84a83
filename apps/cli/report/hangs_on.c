#include "cli/report/hangs_on.h"

#include "cli/report/report.h"
#include "cli/session/error.h"

#include <string.h>

enum {
    AT_ONCE_MOST = 1000000, // situations in all: a second or less
    LINES_MOST = 5,
};
static const double TOLD = 0.01; // of the chance, or of what a side can lose

// --- Asking ----------------------------------------------------------------------------------

// If nobody asked for it, a refusal for lack of budget is not an error.
static int without_being_asked(session *at, int status, hangs_on *out) {
    if (status == EXIT_DONE || at->in.hangs_on) return status;
    out->too_many = strcmp(client_text(at->error, "status"), "over-budget") == 0;
    if (!out->too_many) return status;
    json_decref(at->error);
    at->error = NULL;
    return EXIT_DONE;
}

const char *hangs_on_option(const session *at) {
    return at->in.certain ? "--certain" : "--hangs-on";
}

static int refuse(session *at, const char *words) {
    return error_set(at, EXIT_USAGE, "usage", "%s%s", hangs_on_option(at), words);
}

int hangs_on_check(session *at, const scenario_arg *of) {
    if (at->in.hangs_on && at->in.csv)
        return refuse(at, " goes with a report or --json, not with --csv");
    if (at->in.hangs_on && of->kind == SCENARIO_ARG_RECORD)
        return refuse(at, " is measured of a scenario, from its first decision; a record was "
                          "played with its settings");
    return EXIT_DONE;
}

int hangs_on_ask(session *at, const scenario_arg *of, const char *orders, hangs_on *out) {
    bool report = !at->in.json && !at->in.csv;
    if (of->kind == SCENARIO_ARG_RECORD || !(report || at->in.hangs_on)) return EXIT_DONE;
    strbuf members = {0};
    if (orders) strbuf_put(&members, ",\"orders\":\"%s\"", orders);
    if (at->in.certain) strbuf_add(&members, ",\"certain\":true");
    if (at->in.digits) strbuf_put(&members, ",\"digits\":%d", at->in.digits);
    if (!at->in.hangs_on && !at->in.budget)
        strbuf_put(&members, ",\"situations\":%d", AT_ONCE_MOST);
    int status = scenario_arg_ask(at, of, "hangs-on", strbuf_text(&members), &out->measured);
    strbuf_free(&members);
    return without_being_asked(at, status, out);
}

// --- Telling ---------------------------------------------------------------------------------

static void tell(strbuf *out, const json_t *row) {
    strbuf_add(out, "  ");
    report_said(out, json_object_get(row, "said"), 4);
}

static void tell_turning(strbuf *out, const json_t *reply) {
    size_t index;
    json_t *parts;
    json_array_foreach(json_object_get(reply, "turning"), index, parts)
        report_said(out, parts, 0);
}

// What is not measured, and the option that does it.
static void tell_certain(strbuf *line, const json_t *reply) {
    const json_t *certain = json_object_get(reply, "certain");
    if (json_is_null(certain)) return;
    if (line->size) strbuf_add(line, " ");
    client_sentence(line, certain);
    strbuf_add(line, " --certain does it.");
}

// The text below the lines, or in their place.
static void tell_others(strbuf *out, const json_t *reply, size_t more, size_t told) {
    strbuf line = {0};
    if (more > 0)
        strbuf_put(&line, "%zu more move%s it by 1 in 100 or more: --hangs-on lists them. ",
                   more, more == 1 ? "s" : "");
    client_sentence(&line, json_object_get(reply, "others"));
    tell_certain(&line, reply);
    if (line.size && told) strbuf_add(out, "  ");
    if (line.size) strbuf_wrap(out, told ? 2 : 0, line.text);
    strbuf_free(&line);
}

static void tell_all(session *at, const json_t *reply) {
    strbuf *out = &at->out;
    const json_t *settings = json_object_get(reply, "settings");
    size_t count = json_array_size(settings), told = 0;
    while (told < count && client_number(json_array_get(settings, told), "moved") >= TOLD)
        told++;
    if (count == 0 && json_is_null(json_object_get(reply, "certain"))) return;
    strbuf_add(out, told ? "\nWhat it hangs on, in 100:\n" : "\n");
    size_t lines = told > LINES_MOST && !at->in.hangs_on ? LINES_MOST : told;
    for (size_t i = 0; i < lines; i++) tell(out, json_array_get(settings, i));
    tell_others(out, reply, told - lines, told);
}

static const json_t *conclusion_of(const hangs_on *of) {
    const json_t *end = json_object_get(of->measured.reply, "conclusion");
    return json_is_object(end) ? end : NULL;
}

bool hangs_on_concludes(const hangs_on *of) {
    return conclusion_of(of) != NULL;
}

void hangs_on_beside(session *at, const hangs_on *of, bool odds) {
    if (!of->measured.reply || !odds) return;
    report_said(&at->out, json_object_get(of->measured.reply, "concluded"), 0);
    tell_turning(&at->out, of->measured.reply);
}

void hangs_on_report(session *at, const hangs_on *of) {
    if (of->measured.reply) {
        tell_all(at, of->measured.reply);
    } else if (of->too_many) {
        strbuf_add(&at->out, "\n");
        strbuf_wrap(
            &at->out, 0,
            "Which guesses and readings of the rules this hangs on is not measured here, for "
            "it takes many situations: --hangs-on does it.");
    }
}

void hangs_on_add(session *at, const hangs_on *of, json_t *reply) {
    if (at->in.hangs_on && of->measured.reply)
        json_object_set(reply, "hangs_on", of->measured.reply);
}
