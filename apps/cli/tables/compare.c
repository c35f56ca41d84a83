#include "cli/tables/compare.h"

#include "bayonet/request.h"

#include "cli/session/error.h"
#include "cli/tables/compare_report.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"
#include "cli/tables/plot.h"

#include <stdlib.h>
#include <string.h>

// --- What was typed --------------------------------------------------------------------------

// The operands that are no KEY=VALUE, and to each what amends it: what stands before the first
// amends all, what stands behind one that one.
typedef struct typed {
    int count;
    char *word[COMPARE_MAX];
    json_t *set[COMPARE_MAX], *common;
} typed;

static int count_words(const session *at) {
    int count = 0;
    for (int i = 0; i < at->in.count; i++) count += !scenario_arg_is_setting(at->in.word[i]);
    return count;
}

static const char *first_word(const session *at) {
    for (int i = 0; i < at->in.count; i++)
        if (!scenario_arg_is_setting(at->in.word[i])) return at->in.word[i];
    return "";
}

// A short form begins with a rule system's name, also where a folder is called so.
bool compare_asked(session *at) {
    const char *first = first_word(at);
    return count_words(at) > 1 && (input_names(first) || strcmp(first, "-") == 0) &&
           !client_knows(at, first);
}

static void read_typed(const session *at, typed *out) {
    json_t **set = &out->common;
    for (int i = 0; i < at->in.count; i++) {
        if (scenario_arg_is_setting(at->in.word[i])) {
            scenario_arg_add_setting(set, at->in.word[i]);
            continue;
        }
        set = &out->set[out->count];
        if (out->common) *set = json_copy(out->common);
        out->word[out->count++] = at->in.word[i];
    }
}

static void typed_free(typed *of) {
    for (int i = 0; i < of->count; i++) json_decref(of->set[i]);
    json_decref(of->common);
}

static int refuse_others(session *at) {
    int count = count_words(at);
    if (count > COMPARE_MAX)
        return error_set(at, EXIT_USAGE, "usage", "at most %d assaults side by side, not %d",
                         COMPARE_MAX, count);
    for (int i = 0; i < at->in.count; i++)
        if (!scenario_arg_is_setting(at->in.word[i]) && !input_names(at->in.word[i]))
            return error_set(at, EXIT_USAGE, "usage",
                             "odds sets files side by side, and \"%s\" is no file",
                             at->in.word[i]);
    return EXIT_DONE;
}

// --- What is answered ------------------------------------------------------------------------

static void document(session *at, const beside *rows, int count) {
    json_t *list = json_array(), *names = json_array(), *whole = json_object();
    for (int i = 0; i < count; i++) {
        char *name = scenario_arg_name(&rows[i].of);
        json_array_append(list, rows[i].odds.reply);
        json_array_append_new(names, json_string(name));
        free(name);
    }
    json_object_set_new(whole, "names", names);
    json_object_set_new(whole, "odds", list);
    json_object_set_new(whole, "schema", json_string("bayonet/odds-list/1"));
    json_object_set_new(whole, "version", json_string(bay_version()));
    client_dump(&at->out, whole);
    json_decref(whole);
}

static void print(session *at, const beside *rows, int count) {
    if (at->in.json) {
        document(at, rows, count);
    } else if (!at->in.csv) {
        compare_report(at, rows, count);
    } else {
        csv_head(&at->out, at->in.fractions);
        for (int i = 0; i < count; i++)
            csv_odds(&at->out, &rows[i].of, rows[i].odds.reply, rows[i].system.reply,
                     at->in.fractions);
    }
}

static int draw(session *at, const beside *rows, int count) {
    plotted list[COMPARE_MAX];
    for (int i = 0; i < count; i++)
        list[i] =
            (plotted){scenario_arg_name(&rows[i].of), rows[i].odds.reply, rows[i].system.reply};
    int status = plot_draw(at, list, count);
    for (int i = 0; i < count; i++) free(list[i].name);
    return status;
}

static int read_row(session *at, char **word, json_t *set, beside *out) {
    int status = scenario_arg_read(at, 1, word, set, &out->of);
    if (status == EXIT_DONE) status = scenario_arg_ask_odds(at, &out->of, &out->odds);
    if (status == EXIT_DONE) status = client_system(at, out->odds.reply, &out->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, &out->of, "odds", out->system.reply, out->odds.reply);
    return status;
}

int compare(session *at) {
    beside rows[COMPARE_MAX] = {0};
    typed words = {0};
    int status = refuse_others(at);
    if (status != EXIT_DONE) return status;
    read_typed(at, &words);
    for (int i = 0; status == EXIT_DONE && i < words.count; i++)
        status = read_row(at, &words.word[i], words.set[i], &rows[i]);
    if (status == EXIT_DONE && at->in.plot) status = draw(at, rows, words.count);
    if (status == EXIT_DONE) print(at, rows, words.count);
    for (int i = 0; i < words.count; i++) {
        client_free(&rows[i].odds);
        client_free(&rows[i].system);
        scenario_arg_free(&rows[i].of);
    }
    typed_free(&words);
    return status;
}
