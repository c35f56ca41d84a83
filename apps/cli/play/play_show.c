#include "cli/play/play_show.h"

#include "cli/common/hundred.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

static const char *kind_of(const game *g) {
    return talk_text(game_question(g), "kind");
}

// --- The beginning ---------------------------------------------------------------------------

// Whose orders the odds assume: those that are commanded, standing orders where a person plays.
static const char *assuming(const game *g) {
    static const char *const WORDS[][2] = {
        {"best", "both at their best"},
        {"best-attacker", "the attacker at his best"},
        {"best-defender", "the defender at his best"},
        {"given", "the orders given"},
    };
    const char *orders = talk_text(json_object_get(g->now.reply, "advice"), "orders");
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(orders, WORDS[i][0]) == 0) return WORDS[i][1];
    return "standing orders";
}

void play_show_begin(game *g) {
    page *out = &g->text;
    talk shown = {0};
    if (game_ask(g, "show", "", &shown) == EXIT_DONE) report_heading(out, shown.reply);
    talk_free(&shown);
    page line = {0};
    page_put(&line, "Odds assume %s. The record is kept in %s.", assuming(g), g->record.path);
    page_wrap(out, 0, line.text);
    page_add(out, "Keys: ? odds and best order, w the rule, r roll for me, u undo, h help, "
                  "q leave\n\n");
    page_free(&line);
}

// --- Where it stands -------------------------------------------------------------------------

static void add_strength(page *out, const json_t *sides, const char *side) {
    const json_t *of = json_object_get(sides, side);
    page_put(out, "%s %s", side, talk_text(of, "words"));
}

void play_show_standing(game *g) {
    if (g->apart) page_add(&g->text, "\n");
    g->apart = false;
    page line = {0}, sides = {0};
    const json_t *numbers = json_object_get(g->now.reply, "sides");
    told_first(&line, talk_text(g->now.reply, "heading"));
    add_strength(&sides, numbers, "attacker");
    page_add(&sides, "; ");
    add_strength(&sides, numbers, "defender");
    if (page_width_of(line.text) + 2 + page_width_of(sides.text) > PAGE_PROSE)
        page_add(&line, "\n");
    page_spaces(&line, PAGE_PROSE - page_width_of(sides.text) - page_column(&line));
    page_put(&line, "%s\n", sides.text);
    page_free(&sides);
    if (strcmp(line.text, page_text(&g->heading)) != 0) {
        page_add(&g->text, line.text);
        page_free(&g->heading);
        g->heading = line;
        return;
    }
    page_free(&line);
}

// --- Odds ------------------------------------------------------------------------------------

static void chance_word(char word[HUNDRED_WORD_MAX], double p) {
    hundred_cell(word, p, 0, p <= 0, p >= 1);
}

// Once: then they are left out until there are few enough.
static void show_beyond(game *g, bool beyond) {
    page line = {0};
    if (beyond && !g->beyond) {
        uint32_t budget = game_budget(g);
        page_put(&line, "The odds from here are more than %u situations, the budget", budget);
        if (budget > GAME_AT_ONCE)
            page_put(&line, "; they are told where they are no more than %d", GAME_AT_ONCE);
        page_add(&line, ".");
        page_wrap(&g->text, 0, line.text);
    }
    page_free(&line);
    g->beyond = beyond;
}

// "The position falls in 77 of 100 from here (76 before; standing orders)." In the middle of a throw only `?` says it.
static void show_odds(game *g) {
    double now = game_ground(g), before = g->ground;
    bool under_way = json_array_size(json_object_get(game_question(g), "thrown")) > 0;
    bool threw = json_is_object(json_object_get(g->now.reply, "threw"));
    show_beyond(g, now < 0);
    if (under_way) return;
    g->ground = now;
    if (now < 0 || strcmp(kind_of(g), "over") == 0) return;
    char word[HUNDRED_WORD_MAX], was[HUNDRED_WORD_MAX];
    chance_word(word, now);
    chance_word(was, before < 0 ? now : before);
    if (before >= 0 && !threw && strcmp(word, was) == 0) return;
    page line = {0};
    told_first(&line, report_headline(g->system.reply, "falls"));
    page_put(&line, " in %s of 100 from here (", word);
    if (before >= 0) page_put(&line, "%s before; ", was);
    const char *orders = assuming(g);
    page_put(&line, "%s).", strncmp(orders, "the ", 4) == 0 ? orders + 4 : orders);
    page_wrap(&g->text, 0, line.text);
    page_free(&line);
}

void play_show_step(game *g) {
    if (g->told) return;
    page *out = &g->text;
    size_t before = out->size;
    bool threw = json_is_object(json_object_get(g->now.reply, "threw"));
    if (threw) page_add(out, "\n");
    told_dice(out, g->now.reply);
    if (threw) page_add(out, "\n");
    told_events(out, g->now.reply);
    show_odds(g);
    g->told = true;
    g->apart = out->size > before;
}

// --- The question ----------------------------------------------------------------------------

static void add_option(page *out, const json_t *option, size_t index) {
    bool standing = json_is_true(json_object_get(option, "standing"));
    page_put(out, standing ? "[%zu] %s" : "%zu %s", index + 1, talk_text(option, "words"));
}

// Do the options say whom they are about? Where they do not, the question has to.
static bool options_say_whom(const json_t *q) {
    const char *unit = json_string_value(json_object_get(q, "unit"));
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(q, "options"), index, option) {
        if (unit && strstr(talk_text(option, "words"), unit)) return true;
    }
    return !unit;
}

// All in a line when they have room there.
static bool show_options_in_line(game *g, const json_t *q) {
    page line = {0};
    size_t index;
    json_t *option;
    const char *clause = talk_text(q, "clause");
    if (!options_say_whom(q)) return false;
    told_first(&line, talk_text(q, "who"));
    page_add(&line, ": ");
    json_array_foreach(json_object_get(q, "options"), index, option) {
        if (index) page_add(&line, "   ");
        add_option(&line, option, index);
    }
    bool fits = page_width_of(line.text) + 2 + page_width_of(clause) <= PAGE_PROSE;
    if (fits) {
        page_pad(&g->text, line.text, PAGE_PROSE - page_width_of(clause));
        page_put(&g->text, "%s\n", clause);
    }
    page_free(&line);
    return fits;
}

static void show_options(game *g, const json_t *q) {
    page line = {0};
    size_t index;
    json_t *option;
    told_first(&line, talk_text(q, "who"));
    page_put(&line, ": %s", talk_text(q, "words"));
    told_line(&g->text, 0, line.text, talk_text(q, "clause"));
    page_free(&line);
    json_array_foreach(json_object_get(q, "options"), index, option) {
        bool same = strcmp(talk_text(option, "clause"), talk_text(q, "clause")) == 0;
        add_option(&line, option, index);
        told_line(&g->text, 2, line.text, same ? "" : talk_text(option, "clause"));
        page_free(&line);
    }
}

// Dice of a throw that was begun before, gone on with now.
static void show_lying(game *g, const json_t *thrown) {
    size_t index, inner;
    json_t *faces, *face;
    page line = {0};
    json_array_foreach(thrown, index, faces) {
        json_array_foreach(faces, inner, face) {
            page_put(&line, " %lld", (long long)json_integer_value(face));
        }
    }
    if (line.size) page_put(&g->text, "Thrown so far:%s\n", line.text);
    page_free(&line);
}

void play_show_question(game *g) {
    const json_t *q = game_question(g);
    play_show_standing(g);
    if (strcmp(kind_of(g), "choice") == 0) {
        if (!show_options_in_line(g, q)) show_options(g, q);
    } else if (!g->asked) {
        told_line(&g->text, 0, talk_text(q, "words"), talk_text(q, "clause"));
        show_lying(g, json_object_get(q, "thrown"));
    }
    g->asked = true;
}

// --- The end ---------------------------------------------------------------------------------

void play_show_end(game *g) {
    play_show_standing(g);
    report_over(&g->text, game_question(g), g->system.reply);
}

// --- Leaving ---------------------------------------------------------------------------------

static void add_dice(page *out, const hand *of) {
    if (of->has_seed)
        page_put(out, "%lld", (long long)of->seed);
    else
        page_add(out, of->seeded ? "seeded" : "own");
}

// The options that a record does not keep, as they were given.
static void add_hands(page *out, const asked *in) {
    page dice[HANDS] = {{0}, {0}};
    for (int side = 0; side < HANDS; side++) add_dice(&dice[side], &in->hands[side]);
    bool same = strcmp(dice[0].text, dice[1].text) == 0;
    for (int side = 0; side < HANDS; side++) {
        if (in->hands[side].seeded && !same)
            page_put(out, " --dice %s=%s", HAND_SIDES[side], dice[side].text);
        if (in->hands[side].seeded && same && side == 0)
            page_put(out, " --dice %s", dice[side].text);
    }
    for (int side = 0; side < HANDS; side++) {
        if (in->hands[side].commander)
            page_put(out, " --command %s=%s", HAND_SIDES[side], in->hands[side].commander);
        page_free(&dice[side]);
    }
}

static char *command_of(const game *g, const char *verb, bool hands) {
    page line = {0};
    page_put(&line, "bayonet %s ", verb);
    shell_quote(&line, g->record.path);
    if (hands) {
        add_hands(&line, &g->at->in);
        page_add(&line, page_text(&g->of.aim_words));
        page_add(&line, page_text(&g->of.orders_words));
    }
    return line.text;
}

void play_show_leave(game *g) {
    bool over = strcmp(kind_of(g), "over") == 0;
    page_put(&g->text, "\nThe record is %s: %u %s.\n", g->record.path, g->record.count,
             g->record.count == 1 ? "line" : "lines");
    next_line next[] = {{over ? NULL : command_of(g, "play", true), "go on"},
                        {command_of(g, "replay", false), "the story of it"}};
    report_next(&g->text, next, 2);
}
