#include "compare.h"

#include "bayonet/request.h"

#include "complaint.h"
#include "csv.h"
#include "fractions.h"
#include "hundred.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>

enum { LABEL_WIDTH = 24, CELL_WIDTH = 7 };

typedef struct row { // one assault
    wanted of;
    talk odds, system;
} row;

// A short form begins with a rule system's name, also where a folder is called so.
bool compare_asked(session *at) {
    const char *first = at->in.word[0];
    return at->in.count > 1 && (input_names(first) || strcmp(first, "-") == 0) &&
           !talk_knows(at, first);
}

static int refuse_others(session *at) {
    for (int i = 0; i < at->in.count; i++)
        if (!input_names(at->in.word[i]))
            return complain(at, EXIT_USAGE, "usage",
                            "odds sets files side by side, and \"%s\" is no file",
                            at->in.word[i]);
    return EXIT_DONE;
}

static void print_names(page *out, const row *rows, int count) {
    for (int i = 0; i < count; i++) {
        page_put(out, "%c  ", 'A' + i);
        page line = {0};
        const char *title = talk_text(rows[i].odds.reply, "title");
        page_put(&line, "%s%s%s. %s", page_text(&rows[i].of.words), *title ? ": " : "", title,
                 talk_text(rows[i].odds.reply, "forces"));
        page_wrap(out, 3, line.text);
        page_free(&line);
    }
}

// The endings that can happen in any of them, by their words.
static json_t *endings_of(const row *rows, int count) {
    json_t *names = json_array(), *seen = json_object(), *ending;
    size_t index;
    for (int i = 0; i < count; i++)
        json_array_foreach(json_object_get(rows[i].odds.reply, "endings"), index, ending) {
            const char *words = talk_text(ending, "words");
            if (!(talk_number(ending, "p") > 0) || json_object_get(seen, words)) continue;
            json_object_set_new(seen, words, json_true());
            json_array_append_new(names, json_string(words));
        }
    json_decref(seen);
    return names;
}

typedef struct block { // the assaults that have room beside each other
    const row *rows;
    int first, end, width, digits;
} block;

static void print_endings(page *out, const block *of, const json_t *names) {
    const json_t *name;
    size_t index;
    char word[HUNDRED_WORD_MAX];
    json_array_foreach(names, index, name) {
        const char *words = json_string_value(name);
        page_add(out, "  ");
        page_pad(out, words, LABEL_WIDTH - 2);
        for (int i = of->first; i < of->end; i++) {
            const json_t *endings = json_object_get(of->rows[i].odds.reply, "endings");
            double p = talk_number(talk_row(endings, "words", words), "p");
            hundred_cell(word, p, of->digits, !(p > 0), p >= 1);
            page_put(out, "%*s", of->width, word);
        }
        page_add(out, "\n");
    }
}

static void print_means(page *out, const block *of) {
    static const char *const IDS[] = {"attacker_losses", "defender_losses"};
    static const char *const LABELS[] = {"  attacker", "  defender"};
    page_add(out, "\nCasualties, on average\n");
    for (int m = 0; m < 2; m++) {
        page_pad(out, LABELS[m], LABEL_WIDTH);
        for (int i = of->first; i < of->end; i++) {
            const json_t *measures = json_object_get(of->rows[i].odds.reply, "measures");
            page_put(out, "%*.*f", of->width, of->digits + 1,
                     talk_number(json_object_get(measures, IDS[m]), "mean"));
        }
        page_add(out, "\n");
    }
}

static void print_block(page *out, const block *of, const json_t *names) {
    page_add(out, "\n");
    page_pad(out, "In 100 such assaults", LABEL_WIDTH);
    for (int i = of->first; i < of->end; i++) page_put(out, "%*c", of->width, 'A' + i);
    page_add(out, "\n");
    print_endings(out, of, names);
    print_means(out, of);
}

static void report(session *at, const row *rows, int count) {
    int digits = at->in.digits, width = CELL_WIDTH + (digits ? digits + 1 : 0);
    int beside = (PAGE_WIDTH - LABEL_WIDTH) / width;
    page *out = &at->out;
    json_t *names = endings_of(rows, count);
    print_names(out, rows, count);
    for (int first = 0; first < count; first += beside) {
        int end = first + beside < count ? first + beside : count;
        print_block(out, &(block){rows, first, end, width, digits}, names);
    }
    json_decref(names);
    for (int i = 0; at->in.fractions && i < count; i++) {
        page_put(out, "\n%c  ", 'A' + i);
        fractions_report(out, rows[i].odds.reply);
    }
    next_line next[] = {{next_command(&rows[0].of, "odds", NULL, NULL, ""), "the first alone"}};
    report_next(out, next, 1);
}

static void document(session *at, const row *rows, int count) {
    json_t *list = json_array(), *whole = json_object();
    for (int i = 0; i < count; i++) json_array_append(list, rows[i].odds.reply);
    json_object_set_new(whole, "odds", list);
    json_object_set_new(whole, "schema", json_string("bayonet/odds-list/1"));
    json_object_set_new(whole, "version", json_string(bay_version()));
    talk_dump(&at->out, whole);
    json_decref(whole);
}

static void print(session *at, const row *rows, int count) {
    if (at->in.json) {
        document(at, rows, count);
    } else if (!at->in.csv) {
        report(at, rows, count);
    } else {
        csv_head(&at->out, at->in.fractions);
        for (int i = 0; i < count; i++)
            csv_odds(&at->out, &rows[i].of, rows[i].odds.reply, rows[i].system.reply,
                     at->in.fractions);
    }
}

static int read_row(session *at, char **word, json_t *set, row *out) {
    int status = wanted_read(at, 1, word, set, &out->of);
    if (status == EXIT_DONE) status = wanted_ask_odds(at, &out->of, &out->odds);
    if (status == EXIT_DONE) status = talk_system(at, out->odds.reply, &out->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, &out->of, "odds", out->system.reply, out->odds.reply);
    return status;
}

int compare(session *at, json_t *set) {
    int count = at->in.count, status;
    row rows[COMPARE_MAX] = {0};
    if (count > COMPARE_MAX)
        return complain(at, EXIT_USAGE, "usage", "at most %d assaults side by side, not %d",
                        COMPARE_MAX, count);
    status = refuse_others(at);
    for (int i = 0; status == EXIT_DONE && i < count; i++)
        status = read_row(at, at->in.word + i, set, &rows[i]);
    if (status == EXIT_DONE) print(at, rows, count);
    for (int i = 0; i < count; i++) {
        talk_free(&rows[i].odds);
        talk_free(&rows[i].system);
        wanted_free(&rows[i].of);
    }
    return status;
}
