#include "compare.h"

#include "bayonet/request.h"

#include "complaint.h"
#include "fractions.h"
#include "hundred.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { LABEL_WIDTH = 24, CELL_WIDTH = 7 };

typedef struct row { // one assault
    wanted of;
    talk odds, system;
} row;

bool compare_asked(const session *at) {
    struct stat about;
    if (at->in.count < 2) return false;
    for (int i = 0; i < at->in.count; i++)
        if (!strpbrk(at->in.word[i], "./") && stat(at->in.word[i], &about) != 0) return false;
    return true;
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

static const json_t *ending_called(const json_t *odds, const char *words) {
    size_t index;
    json_t *ending;
    json_array_foreach(json_object_get(odds, "endings"), index,
                       ending) if (strcmp(talk_text(ending, "words"), words) ==
                                   0) return ending;
    return NULL;
}

static void print_endings(page *out, const row *rows, int count, int digits) {
    json_t *names = endings_of(rows, count), *name;
    size_t index;
    char word[HUNDRED_WORD_MAX];
    json_array_foreach(names, index, name) {
        page_add(out, "  ");
        page_pad(out, json_string_value(name), LABEL_WIDTH - 2);
        for (int i = 0; i < count; i++) {
            double p =
                talk_number(ending_called(rows[i].odds.reply, json_string_value(name)), "p");
            hundred_cell(word, p, digits, !(p > 0), p >= 1);
            page_put(out, "%*s", CELL_WIDTH + (digits ? digits + 1 : 0), word);
        }
        page_add(out, "\n");
    }
    json_decref(names);
}

static void print_means(page *out, const row *rows, int count, int digits) {
    static const char *const IDS[] = {"attacker_losses", "defender_losses"};
    static const char *const LABELS[] = {"  attacker", "  defender"};
    page_add(out, "\nCasualties, on average\n");
    for (int m = 0; m < 2; m++) {
        page_pad(out, LABELS[m], LABEL_WIDTH);
        for (int i = 0; i < count; i++) {
            const json_t *measures = json_object_get(rows[i].odds.reply, "measures");
            page_put(out, "%*.*f", CELL_WIDTH + (digits ? digits + 1 : 0), digits + 1,
                     talk_number(json_object_get(measures, IDS[m]), "mean"));
        }
        page_add(out, "\n");
    }
}

static void report(session *at, const row *rows, int count) {
    int digits = at->in.digits, width = CELL_WIDTH + (digits ? digits + 1 : 0);
    page *out = &at->out;
    print_names(out, rows, count);
    page_add(out, "\n");
    page_pad(out, "In 100 such assaults", LABEL_WIDTH);
    for (int i = 0; i < count; i++) page_put(out, "%*c", width, 'A' + i);
    page_add(out, "\n");
    print_endings(out, rows, count, digits);
    print_means(out, rows, count, digits);
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

static int read_row(session *at, char **word, json_t *set, row *out) {
    int status = wanted_read(at, 1, word, set, &out->of);
    if (status == EXIT_DONE) status = wanted_ask(at, &out->of, "odds", "", &out->odds);
    if (status == EXIT_DONE) status = talk_system(at, out->odds.reply, &out->system);
    if (status == EXIT_DONE && at->in.fractions)
        status = fractions_add(at, &out->of, "odds", out->system.reply, out->odds.reply);
    return status;
}

int compare(session *at, json_t *set) {
    int count = at->in.count, status = EXIT_DONE;
    row rows[COMPARE_MAX] = {0};
    if (count > COMPARE_MAX)
        return complain(at, EXIT_USAGE, "usage", "at most %d assaults side by side, not %d",
                        COMPARE_MAX, count);
    for (int i = 0; status == EXIT_DONE && i < count; i++)
        status = read_row(at, at->in.word + i, set, &rows[i]);
    if (status == EXIT_DONE && at->in.json)
        document(at, rows, count);
    else if (status == EXIT_DONE)
        report(at, rows, count);
    for (int i = 0; i < count; i++) {
        talk_free(&rows[i].odds);
        talk_free(&rows[i].system);
        wanted_free(&rows[i].of);
    }
    return status;
}
