// The answers to the keys: odds and best order, the rule in our words, the ground, help.

#include "cli/common/percent.h"
#include "cli/play/play_show.h"
#include "cli/report/report.h"

#include <string.h>

// --- ? ---------------------------------------------------------------------------------------

static void add_chance(strbuf *out, const json_t *ground, const char *key, const char *words) {
    const json_t *chance = json_object_get(ground, key);
    char word[PERCENT_WORD_MAX];
    if (out->size) strbuf_add(out, ", ");
    double p = json_number_value(chance);
    percent_cell(word, p, 1, p <= 0, p >= 1);
    strbuf_put(out, "%s %s", words,
               json_is_number(chance) ? word : "not known (over the budget)");
}

static void show_chances(game *g, const json_t *advice) {
    const json_t *ground = json_object_get(advice, "ground");
    bool thrown = json_array_size(json_object_get(game_question(g), "thrown")) > 0;
    strbuf line = {0}, sentence = {0};
    add_chance(&line, ground, "standing", "under standing orders");
    if (strcmp(client_text(advice, "orders"), "given") == 0)
        add_chance(&line, ground, "given", "under the orders given");
    add_chance(&line, ground, "best_attacker", "with the attacker at his best");
    add_chance(&line, ground, "best_defender", "with the defender at his best");
    add_chance(&line, ground, "best", "under best play by both sides");
    strbuf_put(&sentence, "%s%s, in 100: %s.", thrown ? "with the dice that lie there " : "",
               report_headline(g->system.reply, "falls"), line.text);
    strbuf whole = {0};
    strbuf_add_capital(&whole, sentence.text);
    strbuf_wrap(&g->text, 2, whole.text);
    strbuf_free(&line);
    strbuf_free(&sentence);
    strbuf_free(&whole);
}

// What `best` says of a question, from the question and the advice about it.
static json_t *decision_of(const json_t *q, const json_t *options) {
    json_t *made = json_deep_copy(q);
    size_t index;
    json_t *option;
    json_object_set_new(made, "at_once", json_true());
    json_array_foreach(json_object_get(made, "options"), index, option) {
        json_t *worth = json_array_get(options, index);
        json_object_update(option, worth);
        if (json_is_true(json_object_get(worth, "best")))
            json_object_set(made, "best", json_object_get(worth, "id"));
    }
    return made;
}

int play_show_advice(game *g) {
    strbuf more = {0};
    client reply;
    strbuf_put(&more, "%s,\"advice\":true", strbuf_text(&g->beside));
    int status = game_ask(g, "play", more.text, &reply);
    strbuf_free(&more);
    if (status != EXIT_DONE) return status;
    const json_t *advice = json_object_get(reply.reply, "advice");
    const json_t *options = json_object_get(advice, "options");
    show_chances(g, advice);
    if (json_array_size(options) > 0) {
        json_t *now = decision_of(game_question(g), options);
        bool chances = report_chances(client_text(advice, "aim"), g->system.reply);
        report_decision(&g->text, now, chances);
        json_decref(now);
    }
    client_free(&reply);
    return EXIT_DONE;
}

// --- w ---------------------------------------------------------------------------------------

static void show_clause(game *g, const char *id) {
    const json_t *row = client_row(json_object_get(g->system.reply, "clauses"), "id", id);
    strbuf line = {0};
    strbuf_put(&line, "%s (%s): %s", id, client_text(row, "where"),
               client_text(row, "summary"));
    strbuf_wrap(&g->text, 2, line.text);
    strbuf_free(&line);
}

// What the orders of this game do, where that is something else.
static void add_other_order(strbuf *line, const json_t *q) {
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(q, "options"), index, option) {
        if (json_is_true(json_object_get(option, "ordered")) &&
            !json_is_true(json_object_get(option, "standing")))
            strbuf_put(line, " The orders given: %s.", client_text(option, "words"));
    }
}

int play_show_clause(game *g) {
    const json_t *q = game_question(g);
    const char *clause = client_text(q, "clause"), *before = clause;
    size_t index;
    json_t *option;
    show_clause(g, clause);
    json_array_foreach(json_object_get(q, "options"), index, option) {
        const char *own = client_text(option, "clause");
        if (strcmp(own, clause) != 0 && strcmp(own, before) != 0) show_clause(g, own);
        before = own;
    }
    if (*client_text(q, "standing")) {
        strbuf line = {0};
        strbuf_put(&line, "Standing order: %s.", client_text(q, "standing"));
        add_other_order(&line, q);
        strbuf_wrap(&g->text, 2, line.text);
        strbuf_free(&line);
    }
    return EXIT_DONE;
}

// --- s and h ---------------------------------------------------------------------------------

int play_show_ground(game *g) {
    client shown;
    int status = game_ask(g, "show", "", &shown);
    size_t index;
    json_t *line;
    if (status != EXIT_DONE) return status;
    json_array_foreach(json_object_get(shown.reply, "drawing"), index, line)
        strbuf_put(&g->text, "%s\n", json_string_value(line));
    client_free(&shown);
    return EXIT_DONE;
}

void play_show_help(game *g) {
    static const char *const LINES[] = {"642, 6 4 2, 6,4,2",
                                        "dice as they fall, all or some of them",
                                        "1, press on, pre",
                                        "a choice by its number, its words or their beginning",
                                        "Enter",
                                        "the choice in brackets: what the orders do",
                                        "?",
                                        "the odds from here and what each option is worth",
                                        "w",
                                        "the rule in our words",
                                        "r",
                                        "Bayonet rolls these dice",
                                        "u",
                                        "take back the last step",
                                        "s",
                                        "draw the ground",
                                        "q",
                                        "leave; all of it is in the record",
                                        NULL};
    for (const char *const *line = LINES; *line; line += 2) {
        strbuf_add(&g->text, "  ");
        strbuf_pad(&g->text, line[0], 20);
        strbuf_put(&g->text, "%s\n", line[1]);
    }
    if (json_is_true(json_object_get(game_question(g), "free")))
        strbuf_add(
            &g->text,
            "  place UNIT X Y      put a piece down by hand; several with ; between them\n");
}
