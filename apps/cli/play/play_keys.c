// What the keys answer: odds and best order, the rule in our words, the ground, help.

#include "cli/common/hundred.h"
#include "cli/play/play_show.h"
#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

// --- ? ---------------------------------------------------------------------------------------

static void add_chance(page *out, const json_t *ground, const char *key, const char *words) {
    const json_t *chance = json_object_get(ground, key);
    char word[HUNDRED_WORD_MAX];
    if (out->size) page_add(out, ", ");
    double p = json_number_value(chance);
    hundred_cell(word, p, 1, p <= 0, p >= 1);
    page_put(out, "%s %s", words,
             json_is_number(chance) ? word : "not known (over the budget)");
}

static void show_chances(game *g, const json_t *advice) {
    const json_t *ground = json_object_get(advice, "ground");
    bool thrown = json_array_size(json_object_get(game_question(g), "thrown")) > 0;
    page line = {0}, sentence = {0};
    add_chance(&line, ground, "standing", "under standing orders");
    if (strcmp(talk_text(advice, "orders"), "given") == 0)
        add_chance(&line, ground, "given", "under the orders given");
    add_chance(&line, ground, "best_attacker", "with the attacker at his best");
    add_chance(&line, ground, "best_defender", "with the defender at his best");
    add_chance(&line, ground, "best", "under best play by both sides");
    page_put(&sentence, "%s%s, in 100: %s.", thrown ? "with the dice that lie there " : "",
             report_headline(g->system.reply, "falls"), line.text);
    page whole = {0};
    told_first(&whole, sentence.text);
    page_wrap(&g->text, 2, whole.text);
    page_free(&line);
    page_free(&sentence);
    page_free(&whole);
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
    page more = {0};
    talk reply;
    page_put(&more, "%s,\"advice\":true", page_text(&g->beside));
    int status = game_ask(g, "play", more.text, &reply);
    page_free(&more);
    if (status != EXIT_DONE) return status;
    const json_t *advice = json_object_get(reply.reply, "advice");
    const json_t *options = json_object_get(advice, "options");
    show_chances(g, advice);
    if (json_array_size(options) > 0) {
        json_t *now = decision_of(game_question(g), options);
        bool chances = report_chances(talk_text(advice, "aim"), g->system.reply);
        report_decision(&g->text, now, chances, g->at->in.digits);
        json_decref(now);
    }
    talk_free(&reply);
    return EXIT_DONE;
}

// --- w ---------------------------------------------------------------------------------------

static void show_clause(game *g, const char *id) {
    const json_t *row = talk_row(json_object_get(g->system.reply, "clauses"), "id", id);
    page line = {0};
    page_put(&line, "%s (%s): %s", id, talk_text(row, "where"), talk_text(row, "gist"));
    page_wrap(&g->text, 2, line.text);
    page_free(&line);
}

int play_show_clause(game *g) {
    const json_t *q = game_question(g);
    const char *clause = talk_text(q, "clause"), *before = clause;
    size_t index;
    json_t *option;
    show_clause(g, clause);
    json_array_foreach(json_object_get(q, "options"), index, option) {
        const char *own = talk_text(option, "clause");
        if (strcmp(own, clause) != 0 && strcmp(own, before) != 0) show_clause(g, own);
        before = own;
    }
    if (*talk_text(q, "standing")) {
        page line = {0};
        page_put(&line, "Standing order: %s.", talk_text(q, "standing"));
        page_wrap(&g->text, 2, line.text);
        page_free(&line);
    }
    return EXIT_DONE;
}

// --- s and h ---------------------------------------------------------------------------------

int play_show_ground(game *g) {
    talk shown;
    int status = game_ask(g, "show", "", &shown);
    size_t index;
    json_t *line;
    if (status != EXIT_DONE) return status;
    json_array_foreach(json_object_get(shown.reply, "drawing"), index, line)
        page_put(&g->text, "%s\n", json_string_value(line));
    talk_free(&shown);
    return EXIT_DONE;
}

void play_show_help(game *g) {
    static const char *const LINES[] = {"642, 6 4 2, 6,4,2",
                                        "dice as they fall, all or some of them",
                                        "1, press on, pre",
                                        "a choice by its number, its words or their beginning",
                                        "Enter",
                                        "the choice in brackets: the standing order",
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
        page_add(&g->text, "  ");
        page_pad(&g->text, line[0], 20);
        page_put(&g->text, "%s\n", line[1]);
    }
    if (json_is_true(json_object_get(game_question(g), "free")))
        page_add(
            &g->text,
            "  place UNIT X Y      put a piece down by hand; several with ; between them\n");
}
