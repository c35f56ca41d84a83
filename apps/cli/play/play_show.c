#include "cli/play/play_show.h"

#include "cli/common/percent.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"
#include "cli/report/told.h"

#include <string.h>

static const char *kind_of(const game *g) {
    return client_text(game_question(g), "kind");
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
    const char *orders = client_text(json_object_get(g->now.reply, "advice"), "orders");
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(orders, WORDS[i][0]) == 0) return WORDS[i][1];
    return "standing orders";
}

void play_show_begin(game *g) {
    strbuf *out = &g->text;
    client shown = {0};
    if (game_ask(g, "show", "", &shown) == EXIT_DONE) report_heading(out, shown.reply);
    client_free(&shown);
    strbuf line = {0};
    strbuf_put(&line, "Odds assume %s. The record is kept in %s.", assuming(g), g->record.path);
    strbuf_wrap(out, 0, line.text);
    strbuf_add(out, "Keys: ? odds and best order, w the rule, r roll for me, u undo, h help, "
                    "q leave\n\n");
    strbuf_free(&line);
}

// --- Where it stands -------------------------------------------------------------------------

static void add_strength(strbuf *out, const json_t *sides, const char *side) {
    const json_t *of = json_object_get(sides, side);
    strbuf_put(out, "%s %s", side, client_text(of, "words"));
}

void play_show_standing(game *g) {
    if (g->apart) strbuf_add(&g->text, "\n");
    g->apart = false;
    strbuf line = {0}, sides = {0};
    const json_t *numbers = json_object_get(g->now.reply, "sides");
    strbuf_add_capital(&line, client_text(g->now.reply, "heading"));
    add_strength(&sides, numbers, "attacker");
    strbuf_add(&sides, "; ");
    add_strength(&sides, numbers, "defender");
    if (strbuf_width_of(line.text) + 2 + strbuf_width_of(sides.text) > PROSE_WIDTH)
        strbuf_add(&line, "\n");
    strbuf_spaces(&line, PROSE_WIDTH - strbuf_width_of(sides.text) - strbuf_column(&line));
    strbuf_put(&line, "%s\n", sides.text);
    strbuf_free(&sides);
    if (strcmp(line.text, strbuf_text(&g->heading)) != 0) {
        strbuf_add(&g->text, line.text);
        strbuf_free(&g->heading);
        g->heading = line;
        return;
    }
    strbuf_free(&line);
}

// --- Odds ------------------------------------------------------------------------------------

static void chance_word(char word[PERCENT_WORD_MAX], double p) {
    percent_cell(word, p, 0, p <= 0, p >= 1);
}

// Once: then they are left out until there are few enough.
static void show_beyond(game *g, bool beyond) {
    strbuf line = {0};
    if (beyond && !g->beyond) {
        uint32_t budget = game_budget(g);
        strbuf_put(&line, "The odds from here need more than %u situations, the budget",
                   budget);
        if (budget > GAME_AT_ONCE)
            strbuf_put(&line, "; they return when they need no more than %d", GAME_AT_ONCE);
        strbuf_add(&line, ".");
        strbuf_wrap(&g->text, 0, line.text);
    }
    strbuf_free(&line);
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
    char word[PERCENT_WORD_MAX], was[PERCENT_WORD_MAX];
    chance_word(word, now);
    chance_word(was, before < 0 ? now : before);
    if (before >= 0 && !threw && strcmp(word, was) == 0) return;
    strbuf line = {0};
    strbuf_add_capital(&line, report_headline(g->system.reply, "falls"));
    strbuf_put(&line, " in %s of 100 from here (", word);
    if (before >= 0) strbuf_put(&line, "%s before; ", was);
    const char *orders = assuming(g);
    strbuf_put(&line, "%s).", strncmp(orders, "the ", 4) == 0 ? orders + 4 : orders);
    strbuf_wrap(&g->text, 0, line.text);
    strbuf_free(&line);
}

void play_show_step(game *g) {
    if (g->told) return;
    strbuf *out = &g->text;
    size_t before = out->size;
    bool threw = json_is_object(json_object_get(g->now.reply, "threw"));
    if (threw) strbuf_add(out, "\n");
    told_dice(out, g->now.reply);
    if (threw) strbuf_add(out, "\n");
    told_events(out, g->now.reply);
    show_odds(g);
    g->told = true;
    g->apart = out->size > before;
}

// --- The question ----------------------------------------------------------------------------

static void add_option(strbuf *out, const json_t *option, size_t index) {
    bool ordered = json_is_true(json_object_get(option, "ordered"));
    strbuf_put(out, ordered ? "[%zu] %s" : "%zu %s", index + 1, client_text(option, "words"));
}

// Do the options say whom they are about? Where they do not, the question has to.
static bool options_say_whom(const json_t *q) {
    const char *unit = json_string_value(json_object_get(q, "unit"));
    size_t index;
    json_t *option;
    json_array_foreach(json_object_get(q, "options"), index, option) {
        if (unit && strstr(client_text(option, "words"), unit)) return true;
    }
    return !unit;
}

// All in a line when they have room there.
static bool show_options_in_line(game *g, const json_t *q) {
    strbuf line = {0};
    size_t index;
    json_t *option;
    const char *clause = client_text(q, "clause");
    if (!options_say_whom(q)) return false;
    strbuf_add_capital(&line, client_text(q, "who"));
    strbuf_add(&line, ": ");
    json_array_foreach(json_object_get(q, "options"), index, option) {
        if (index) strbuf_add(&line, "   ");
        add_option(&line, option, index);
    }
    bool fits = strbuf_width_of(line.text) + 2 + strbuf_width_of(clause) <= PROSE_WIDTH;
    if (fits) {
        strbuf_pad(&g->text, line.text, PROSE_WIDTH - strbuf_width_of(clause));
        strbuf_put(&g->text, "%s\n", clause);
    }
    strbuf_free(&line);
    return fits;
}

static void show_options(game *g, const json_t *q) {
    strbuf line = {0};
    size_t index;
    json_t *option;
    strbuf_add_capital(&line, client_text(q, "who"));
    strbuf_put(&line, ": %s", client_text(q, "words"));
    told_line(&g->text, 0, line.text, client_text(q, "clause"));
    strbuf_free(&line);
    json_array_foreach(json_object_get(q, "options"), index, option) {
        bool same = strcmp(client_text(option, "clause"), client_text(q, "clause")) == 0;
        add_option(&line, option, index);
        told_line(&g->text, 2, line.text, same ? "" : client_text(option, "clause"));
        strbuf_free(&line);
    }
}

// Dice of a throw that was begun before, gone on with now.
static void show_lying(game *g, const json_t *thrown) {
    size_t index, inner;
    json_t *faces, *face;
    strbuf line = {0};
    json_array_foreach(thrown, index, faces) {
        json_array_foreach(faces, inner, face) {
            strbuf_put(&line, " %lld", (long long)json_integer_value(face));
        }
    }
    if (line.size) strbuf_put(&g->text, "Thrown so far:%s\n", line.text);
    strbuf_free(&line);
}

void play_show_question(game *g) {
    const json_t *q = game_question(g);
    play_show_standing(g);
    if (strcmp(kind_of(g), "choice") == 0) {
        if (!show_options_in_line(g, q)) show_options(g, q);
    } else if (!g->asked) {
        told_line(&g->text, 0, client_text(q, "words"), client_text(q, "clause"));
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

static void add_dice(strbuf *out, const player *of) {
    if (of->has_seed)
        strbuf_put(out, "%lld", (long long)of->seed);
    else
        strbuf_add(out, of->seeded ? "seeded" : "own");
}

// The options that a record does not keep, as they were given.
static void add_hands(strbuf *out, const asked *in) {
    strbuf dice[PLAYERS] = {{0}, {0}};
    for (int side = 0; side < PLAYERS; side++) add_dice(&dice[side], &in->players[side]);
    bool same = strcmp(dice[0].text, dice[1].text) == 0;
    for (int side = 0; side < PLAYERS; side++) {
        if (in->players[side].seeded && !same)
            strbuf_put(out, " --dice %s=%s", PLAYER_SIDES[side], dice[side].text);
        if (in->players[side].seeded && same && side == 0)
            strbuf_put(out, " --dice %s", dice[side].text);
    }
    for (int side = 0; side < PLAYERS; side++) {
        if (in->players[side].commander)
            strbuf_put(out, " --command %s=%s", PLAYER_SIDES[side],
                       in->players[side].commander);
        strbuf_free(&dice[side]);
    }
}

static char *command_of(const game *g, const char *verb, bool players) {
    strbuf line = {0};
    strbuf_put(&line, "bayonet %s ", verb);
    shell_quote(&line, g->record.path);
    if (players) {
        add_hands(&line, &g->at->in);
        strbuf_add(&line, strbuf_text(&g->of.aim_words));
        strbuf_add(&line, strbuf_text(&g->of.orders_words));
    }
    return line.text;
}

void play_show_leave(game *g) {
    bool over = strcmp(kind_of(g), "over") == 0;
    strbuf_put(&g->text, "\nThe record is %s: %u %s.\n", g->record.path, g->record.count,
               g->record.count == 1 ? "line" : "lines");
    next_line next[] = {{over ? NULL : command_of(g, "play", true), "go on"},
                        {command_of(g, "replay", false), "the story of it"}};
    report_next(&g->text, next, 2);
}
