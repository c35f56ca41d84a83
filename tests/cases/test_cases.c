// The cases of a rule system, one JSON line each, run through the one door as any other program
// could: a scenario, moves, and what must come of them.
//
//     test_cases tests/cases/nqm.jsonl
//
// Each line is a test: `ok` or `not ok`, with what was expected and what came.

#define _POSIX_C_SOURCE 200809L

#include "bayonet/request.h"

#include "support/chosen.h"
#include "support/heap.h"

#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char trouble[400]; // of the case being run

static bool fails(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(trouble, sizeof trouble, format, list);
    va_end(list);
    return false;
}

static json_t *ask(json_t *request) {
    bay_host host = {.memory = heap()};
    bay_reply reply;
    char *text = json_dumps(request, 0);
    bay_request(&host, text, strlen(text), &reply);
    json_t *answer = json_loads(reply.text, 0, NULL);
    free(text);
    bay_reply_free(host.memory, &reply);
    return answer ? answer : json_null();
}

// --- Comparing -------------------------------------------------------------------------------

// Is everything that `want` says also said by `have`? Maps may hold more.
static bool within(const json_t *want, const json_t *have, const char *where) {
    if (!json_is_object(want)) {
        if (json_equal(want, have)) return true;
        char *a = json_dumps(want, JSON_ENCODE_ANY),
             *b = have ? json_dumps(have, JSON_ENCODE_ANY) : NULL;
        fails("%s: expected %s, came %s", where, a, b ? b : "nothing");
        free(a);
        free(b);
        return false;
    }
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(size_t)want, key, value) {
        if (!within(value, json_object_get(have, key), key)) return false;
    }
    return true;
}

static double fraction_of(const char *text) {
    char *slash;
    double number = strtod(text, &slash);
    return *slash == '/' ? number / strtod(slash + 1, NULL) : number;
}

static bool near(const char *what, double want, double have) {
    if (fabs(want - have) <= 1e-12) return true;
    return fails("%s: expected %.17g, came %.17g", what, want, have);
}

static double ending_p(const json_t *odds, const char *id) {
    size_t i;
    json_t *row;
    json_array_foreach(json_object_get(odds, "endings"), i, row) {
        if (!strcmp(json_string_value(json_object_get(row, "id")), id))
            return json_number_value(json_object_get(row, "p"));
    }
    return 0;
}

// "a,d": the chance that the attacker loses exactly a and the defender d.
static double losses_p(const json_t *odds, const char *cell) {
    double p = 0;
    size_t i;
    json_t *row;
    json_array_foreach(json_object_get(odds, "joint"), i, row) {
        char name[40];
        snprintf(name, sizeof name, "%d,%d", (int)json_integer_value(json_array_get(row, 1)),
                 (int)json_integer_value(json_array_get(row, 2)));
        if (!strcmp(name, cell)) p += json_number_value(json_array_get(row, 3));
    }
    return p;
}

// The chance of exactly 0, 1, … of a measure; beyond the list it is 0.
static bool check_measure(const json_t *odds, const char *id, const json_t *want) {
    const json_t *have =
        json_object_get(json_object_get(json_object_get(odds, "measures"), id), "p");
    bool good = have || fails("there is no measure %s", id);
    for (size_t i = 0; good && (i < json_array_size(have) || i < json_array_size(want)); i++) {
        const char *p = json_string_value(json_array_get(want, i));
        good = near(id, p ? fraction_of(p) : 0, json_number_value(json_array_get(have, i)));
    }
    return good;
}

static bool check_odds(json_t *scenario, json_t *want) {
    json_t *request = json_pack("{ss,sO,sO}", "do", "odds", "scenario", scenario, "orders",
                                json_object_get(want, "orders"));
    json_t *odds = ask(request);
    const char *key;
    json_t *value;
    bool good = !json_object_get(odds, "error") || fails("the odds were refused");
    double all = 0;
    json_object_foreach(json_object_get(want, "endings"), key, value) {
        good = good && near(key, fraction_of(json_string_value(value)), ending_p(odds, key));
    }
    json_object_foreach(json_object_get(want, "losses"), key, value) {
        all += fraction_of(json_string_value(value));
        good = good && near(key, fraction_of(json_string_value(value)), losses_p(odds, key));
    }
    if (json_object_get(want, "losses")) good = good && near("all losses", all, 1);
    json_object_foreach(json_object_get(want, "measures"), key, value) {
        good = good && check_measure(odds, key, value);
    }
    json_decref(request);
    json_decref(odds);
    return good;
}

// --- Playing ---------------------------------------------------------------------------------

// Does the clause stand among the rows of this list of events, or of how faces were read?
static bool cited(const json_t *rows, const char *clause) {
    size_t i;
    json_t *row;
    json_array_foreach(rows, i, row) {
        const char *cites = json_string_value(json_object_get(row, "clause"));
        if (cites && !strcmp(cites, clause)) return true;
    }
    return false;
}

// Do the words of one of these events begin so?
static bool said(const json_t *events, const char *words) {
    size_t i;
    json_t *row;
    json_array_foreach(events, i, row) {
        const char *told = json_string_value(json_object_get(row, "words"));
        if (told && !strncmp(told, words, strlen(words))) return true;
    }
    return false;
}

static bool check_options(const json_t *want, const json_t *have) {
    size_t i;
    json_t *id;
    json_array_foreach(want, i, id) {
        const json_t *option = json_array_get(have, i);
        if (!json_equal(id, json_object_get(option, "id")))
            return fails("option %zu is not %s", i, json_string_value(id));
    }
    return json_array_size(want) == json_array_size(have) || fails("there are other options");
}

// What the events, or the reading of the faces, must cite and say.
static bool check_told(const json_t *want, const json_t *reply) {
    const json_t *events = json_object_get(reply, "events"),
                 *reading = json_object_get(reply, "reading");
    size_t i;
    json_t *row;
    json_array_foreach(json_object_get(want, "cites"), i, row) {
        const char *id = json_string_value(row);
        if (!cited(events, id) && !cited(reading, id)) return fails("%s is not cited", id);
    }
    json_array_foreach(json_object_get(want, "says"), i, row) {
        const char *words = json_string_value(row);
        if (!said(events, words)) return fails("not said: %s", words);
    }
    return true;
}

static bool check_reply(const json_t *want, const json_t *reply) {
    const json_t *error = json_object_get(want, "error"), *question;
    if (error) return within(error, json_object_get(reply, "error"), "error");
    if (json_object_get(reply, "error"))
        return fails("refused: %s", json_string_value(json_object_get(
                                        json_object_get(reply, "error"), "words")));
    question = json_object_get(reply, "question");
    if (!check_told(want, reply)) return false;
    json_t *options = json_object_get(want, "options");
    if (options && !check_options(options, json_object_get(question, "options"))) return false;
    static const char *const PARTS[][2] = {{"question", "question"},
                                           {"over", "question"},
                                           {"features", "features"},
                                           {"sides", "sides"}};
    for (size_t k = 0; k < sizeof PARTS / sizeof *PARTS; k++) {
        const json_t *part = json_object_get(want, PARTS[k][0]);
        if (part && !within(part, json_object_get(reply, PARTS[k][1]), PARTS[k][0]))
            return false;
    }
    return true;
}

// The piece of a unit, as `show` marks it; NULL: it is not drawn.
static const json_t *piece_of(const json_t *shown, const char *unit) {
    const json_t *have = NULL;
    size_t i;
    json_t *mark;
    json_array_foreach(json_object_get(shown, "marks"), i, mark) {
        const char *id = json_string_value(json_object_get(mark, "unit"));
        if (id && !strcmp(id, unit)) have = json_object_get(mark, "piece");
    }
    return have;
}

// "a-coy": [3, 1, 0], its attributes as `show` draws the record so far, in the table's order.
static bool check_pieces(const json_t *want, json_t *record) {
    json_t *request = json_pack("{ss,sO}", "do", "show", "record", record),
           *shown = ask(request);
    const char *unit;
    json_t *numbers;
    bool good = true;
    json_object_foreach((json_t *)(size_t)want, unit, numbers) {
        const json_t *have = json_object_get(piece_of(shown, unit), "attributes"),
                     *table = json_object_get(shown, "attributes");
        for (size_t i = 0; good && i < json_array_size(numbers); i++) {
            const json_t *row = json_array_get(table, i);
            const char *id = json_string_value(json_object_get(row, "id"));
            good = id && within(json_array_get(numbers, i), json_object_get(have, id), unit);
        }
    }
    json_decref(request);
    json_decref(shown);
    return good;
}

// Appends a reply's new lines to the record.
static void append(json_t *record, const json_t *reply) {
    json_array_extend(record, json_object_get(reply, "lines"));
}

// --- Cases -----------------------------------------------------------------------------------

// What may stand in `expect`, and as what: anything else would be passed over, and prove nothing.
static bool check_form(const json_t *want) {
    static const struct {
        const char *key;
        json_type type;
    } FORMS[] = {{"error", JSON_OBJECT}, {"question", JSON_OBJECT}, {"options", JSON_ARRAY},
                 {"over", JSON_OBJECT},  {"features", JSON_OBJECT}, {"cites", JSON_ARRAY},
                 {"says", JSON_ARRAY},   {"pieces", JSON_OBJECT},   {"odds", JSON_OBJECT},
                 {"sides", JSON_OBJECT}};
    const char *key;
    json_t *value;
    if (!json_object_size(want)) return fails("it expects nothing");
    json_object_foreach((json_t *)(size_t)want, key, value) {
        size_t k = 0, count = sizeof FORMS / sizeof *FORMS;
        while (k < count && strcmp(FORMS[k].key, key)) k++;
        if (k == count) return fails("expect has no member %s", key);
        if (json_typeof(value) != FORMS[k].type)
            return fails("expect.%s has to be a %s", key,
                         FORMS[k].type == JSON_ARRAY ? "list" : "map");
    }
    return true;
}

static bool run_case(const json_t *line) {
    json_t *scenario = json_object_get(line, "scenario"),
           *want = json_object_get(line, "expect");
    if (!check_form(want)) return false;
    json_t *request = json_pack("{ss,sO}", "do", "play", "scenario", scenario);
    json_t *reply = ask(request), *record = json_array();
    json_decref(request);
    size_t i;
    json_t *move;
    json_array_foreach(json_object_get(line, "moves"), i, move) {
        if (json_object_get(reply, "error")) break;
        append(record, reply);
        json_decref(reply);
        request = json_pack("{ss,sO,sO}", "do", "play", "record", record, "move", move);
        reply = ask(request);
        json_decref(request);
    }
    bool good = check_reply(want, reply);
    json_t *odds = json_object_get(want, "odds"), *pieces = json_object_get(want, "pieces");
    if (good && odds) good = check_odds(scenario, odds);
    append(record, reply);
    if (good && pieces) good = check_pieces(pieces, record);
    json_decref(reply);
    json_decref(record);
    return good;
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: test_cases FILE\n");
        return 2;
    }
    char *text = NULL;
    size_t room = 0;
    int number = 0, failed = 0;
    while (getline(&text, &room, file) > 0) {
        json_t *line = json_loads(text, 0, NULL);
        const char *id = json_string_value(json_object_get(line, "id"));
        if (chosen(id ? id : "?")) {
            bool good = line ? run_case(line) : fails("the line is not JSON");
            printf("%s %d - %s\n", good ? "ok" : "not ok", ++number, id ? id : "?");
            if (!good) printf("# %s\n", trouble);
            failed += !good;
        }
        json_decref(line);
    }
    printf("1..%d\n", number);
    free(text);
    fclose(file);
    return failed || number == 0;
}
