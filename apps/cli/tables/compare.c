#include "cli/tables/compare.h"

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"
#include "cli/tables/compare_report.h"
#include "cli/tables/csv.h"
#include "cli/tables/fractions.h"
#include "cli/tables/plot.h"

#include <stdlib.h>
#include <string.h>

// --- What was typed --------------------------------------------------------------------------

// An assault: its words, and what amends it: the KEY=VALUE before the first word of all, and those
// behind its own first word.
typedef struct typed_one {
    int words;
    char **word; // [words], of `kept`
    json_t *set;
} typed_one;

typedef struct typed {
    int count; // of assaults, also of those beyond COMPARE_MAX, which are not kept
    typed_one one[COMPARE_MAX];
    json_t *common;
    int words;
    char **kept; // [words] without KEY=VALUE
} typed;

// A short form goes on until a rule system is named, or a file that is there.
static bool begins(session *at, const char *word, bool within_short) {
    if (client_knows(at, word)) return true;
    if (within_short) return strpbrk(word, "./") && input_is_there(word);
    return strcmp(word, "-") == 0 || input_names(word);
}

static void add_word(session *at, char *word, bool *within_short, typed *out) {
    if (!out->count || begins(at, word, *within_short)) {
        *within_short = client_knows(at, word);
        if (++out->count > COMPARE_MAX) return;
        typed_one *one = &out->one[out->count - 1];
        one->word = out->kept + out->words;
    }
    if (out->count > COMPARE_MAX) return;
    out->kept[out->words++] = word;
    out->one[out->count - 1].words++;
}

// What is said of all of them, and of one over that.
static void join_settings(typed *of) {
    for (int i = 0; of->common && i < of->count && i < COMPARE_MAX; i++) {
        json_t *own = of->one[i].set;
        of->one[i].set = json_copy(of->common);
        json_object_update(of->one[i].set, own);
        json_decref(own);
    }
}

static int read_typed(session *at, typed *out) {
    int status = EXIT_DONE;
    bool within_short = false;
    out->kept = xalloc_zeroed(((size_t)at->in.count + 1) * sizeof *out->kept);
    for (int i = 0; i < at->in.count && status == EXIT_DONE; i++) {
        char *word = at->in.word[i];
        if (!scenario_arg_is_setting(word))
            add_word(at, word, &within_short, out);
        else if (out->count <= COMPARE_MAX)
            status = scenario_arg_add_setting(
                at, out->count ? &out->one[out->count - 1].set : &out->common, word);
    }
    join_settings(out);
    return status;
}

static void typed_free(typed *of) {
    for (int i = 0; i < of->count && i < COMPARE_MAX; i++) json_decref(of->one[i].set);
    json_decref(of->common);
    free(of->kept);
}

bool compare_asked(session *at) {
    typed words = {0};
    bool several = read_typed(at, &words) != EXIT_DONE || words.count > 1;
    json_decref(at->error); // compare says it
    at->error = NULL;
    typed_free(&words);
    return several;
}

// Standard input can be read once.
static int refuse_inputs(session *at, const typed *of) {
    int inputs = 0;
    for (int i = 0; i < of->count; i++) inputs += strcmp(of->one[i].word[0], "-") == 0;
    return inputs < 2
               ? EXIT_DONE
               : error_set(at, EXIT_USAGE, "usage", "only one of them can be standard input");
}

static int refuse_others(session *at, const typed *of) {
    if (of->count > COMPARE_MAX)
        return error_set(at, EXIT_USAGE, "usage", "at most %d assaults side by side, not %d",
                         COMPARE_MAX, of->count);
    return refuse_inputs(at, of);
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

static int read_row(session *at, const typed_one *from, beside *out) {
    int status = scenario_arg_read(at, from->words, from->word, from->set, &out->of);
    if (status == EXIT_DONE) status = scenario_arg_ask_odds(at, &out->of, &out->odds);
    if (status == EXIT_DONE) status = client_system(at, out->odds.reply, &out->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, &out->of, "odds", out->system.reply, out->odds.reply);
    return status;
}

int compare(session *at) {
    beside rows[COMPARE_MAX] = {0};
    typed words = {0};
    int status = read_typed(at, &words);
    if (status == EXIT_DONE) status = refuse_others(at, &words);
    int count = status == EXIT_DONE ? words.count : 0;
    for (int i = 0; status == EXIT_DONE && i < count; i++)
        status = read_row(at, &words.one[i], &rows[i]);
    if (status == EXIT_DONE && at->in.plot) status = draw(at, rows, count);
    if (status == EXIT_DONE) print(at, rows, count);
    for (int i = 0; i < count; i++) {
        client_free(&rows[i].odds);
        client_free(&rows[i].system);
        scenario_arg_free(&rows[i].of);
    }
    typed_free(&words);
    return status;
}
