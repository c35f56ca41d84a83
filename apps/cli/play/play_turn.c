#include "cli/play/play_turn.h"

#include "cli/common/percent.h"
#include "cli/common/utf8_text.h"
#include "cli/common/xalloc.h"
#include "cli/play/play_show.h"
#include "cli/play/typed_choice.h"
#include "cli/play/typed_dice.h"
#include "cli/play/typed_place.h"
#include "cli/report/report.h"
#include "cli/report/told.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef enum question_kind { ASKS_CHOICE, ASKS_DICE, ASKS_NOTHING } question_kind;

static question_kind kind_of(const json_t *q) {
    const char *kind = client_text(q, "kind");
    if (strcmp(kind, "choice") == 0) return ASKS_CHOICE;
    return strcmp(kind, "throw") == 0 ? ASKS_DICE : ASKS_NOTHING;
}

static void say_error(game *g, const json_t *error) {
    strbuf words = {0};
    const char *nearest = client_text(error, "nearest");
    strbuf_add(&words, client_text(error, "words"));
    if (*nearest) strbuf_put(&words, " The nearest is %s.", nearest);
    told_line(&g->text, 2, words.text, client_text(error, "clause"));
    strbuf_free(&words);
}

// What the door refuses is said, all of it, and asked again.
static int say_refusal(game *g, int status) {
    if (status == EXIT_DONE || status == EXIT_BROKEN) return status;
    size_t index;
    const json_t *also;
    say_error(g, g->at->error);
    json_array_foreach(json_object_get(g->at->error, "also"), index, also) say_error(g, also);
    json_decref(g->at->error);
    g->at->error = NULL;
    return EXIT_DONE;
}

// --- Bayonet's own moves -------------------------------------------------------------------------

static int64_t seed_of(const game *g, int side) {
    const player *h = &g->at->in.players[side];
    return h->has_seed ? h->seed : g->seed;
}

static void say_rolled(game *g, const json_t *q, const json_t *faces) {
    size_t index;
    json_t *face;
    strbuf line = {0};
    strbuf_add_capital(&line, client_text(q, "side"));
    strbuf_put(&line, ", %s:", *client_text(q, "stage") ? client_text(q, "stage") : "dice");
    json_array_foreach(faces, index, face)
        strbuf_put(&line, " %lld", (long long)json_integer_value(face));
    strbuf_wrap(&g->text, 0, line.text);
    strbuf_free(&line);
}

// The dice that the last line added: those behind the ones that lay there.
static json_t *fresh_faces(const game *g, size_t before) {
    const json_t *line = json_array_get(json_object_get(g->now.reply, "lines"), 0);
    json_t *part = json_object_get(line, "part"), *list = json_array(), *faces, *face;
    size_t index, inner, count = 0;
    if (part) return json_decref(list), json_incref(part);
    json_array_foreach(json_object_get(line, "faces"), index, faces) {
        json_array_foreach(faces, inner, face) {
            if (count++ >= before) json_array_append(list, face);
        }
    }
    return list;
}

static size_t count_thrown(const json_t *q) {
    size_t index, count = 0;
    json_t *faces;
    json_array_foreach(json_object_get(q, "thrown"), index, faces) count +=
        json_array_size(faces);
    return count;
}

static int roll(game *g, bool own) {
    json_t *q = json_incref((json_t *)game_question(g));
    strbuf move = {0};
    strbuf_put(&move, "{\"roll\":true,\"seed\":%lld}",
               (long long)seed_of(g, players_side(client_text(q, "side"))));
    int status = game_move(g, move.text, own);
    if (status == EXIT_DONE) {
        json_t *faces = fresh_faces(g, count_thrown(q));
        say_rolled(g, q, faces);
        json_decref(faces);
    }
    strbuf_free(&move);
    json_decref(q);
    return status;
}

// "Defender (best): roll 1 die", and what a mistake costs.
static void say_commanded(game *g, const json_t *q, const char *commander) {
    const json_t *line = json_array_get(json_object_get(g->now.reply, "lines"), 0);
    const json_t *option =
        client_row(json_object_get(q, "options"), "id", client_text(line, "choose"));
    const json_t *costs = json_object_get(g->now.reply, "costs");
    strbuf words = {0};
    strbuf_add_capital(&words, client_text(q, "who"));
    strbuf_put(&words, " (%s): %s", commander, client_text(option, "words"));
    if (json_is_string(costs))
        strbuf_put(&words, ", a mistake that costs %s", json_string_value(costs));
    told_line(&g->text, 0, words.text, client_text(option, "clause"));
    strbuf_free(&words);
}

// Where Bayonet cannot judge the options, the person decides instead.
static int command(game *g, int side) {
    json_t *q = json_incref((json_t *)game_question(g));
    strbuf move = {0};
    play_show_standing(g);
    strbuf_put(&move, "{\"command\":\"%s\",\"seed\":%lld}", g->at->in.players[side].commander,
               (long long)seed_of(g, side));
    int status = game_move(g, move.text, false);
    strbuf_free(&move);
    if (status == EXIT_DONE) say_commanded(g, q, g->at->in.players[side].commander);
    if (status == EXIT_BUDGET) {
        strbuf_put(&g->text, "  Bayonet does not command the %s any more.\n",
                   PLAYER_SIDES[side]);
        g->at->in.players[side].commander = NULL;
        status = say_refusal(g, status);
    }
    json_decref(q);
    return status;
}

// --- Reading a line --------------------------------------------------------------------------

// Without the blanks around it; NULL at the end of the input. Where nobody sees himself type, it is
// shown.
//
//   errors  an exit status where the prompt cannot be shown
static int read_line(game *g, const char *prompt, char **out) {
    char *line = NULL;
    *out = NULL;
    strbuf_add(&g->text, prompt);
    int status = game_show(g);
    if (status != EXIT_DONE) return status;
    ssize_t size = xalloc_line(&line, stdin);
    if (size < 0) {
        strbuf_add(&g->text, "\n");
        return EXIT_DONE;
    }
    size_t from = strspn(line, " \t"), end = strlen(line);
    while (end > from && isspace((unsigned char)line[end - 1])) end--;
    char *answer = xalloc_text(line + from, end - from);
    free(line);
    for (size_t bad; (bad = utf8_text_bad(answer, end - from)) < end - from;)
        answer[bad] = '?'; // it is shown again, and no answer has such bytes
    if (!g->typing) strbuf_put(&g->text, "%s\n", answer);
    *out = answer;
    return EXIT_DONE;
}

// "Attacker, your 3 dice for the attack: "
static void add_dice_prompt(strbuf *out, const json_t *q) {
    long long dice = (long long)client_number(q, "dice"),
              of = (long long)client_number(q, "of");
    strbuf_add_capital(out, client_text(q, "side"));
    if (dice < of)
        strbuf_put(out, ", %lld more %s", dice, dice == 1 ? "die" : "dice");
    else if (of == 1)
        strbuf_add(out, ", your die");
    else
        strbuf_put(out, ", your %lld dice", of);
    if (json_is_true(json_object_get(q, "again"))) strbuf_add(out, " once more");
    if (*client_text(q, "stage")) strbuf_put(out, " for %s", client_text(q, "stage"));
    strbuf_add(out, ": ");
}

// --- Answers ---------------------------------------------------------------------------------

static void say(game *g, const strbuf *why) {
    strbuf_wrap(&g->text, 2, why->text);
}

static int take_choice(game *g, const char *typed) {
    strbuf why = {0}, move = {0};
    const json_t *option =
        typed_choice_find(typed, json_object_get(game_question(g), "options"), &why);
    int status = EXIT_DONE;
    if (option) {
        strbuf_put(&move, "{\"choose\":\"%s\"}", client_text(option, "id"));
        status = game_move(g, move.text, true);
    } else {
        say(g, &why);
    }
    strbuf_free(&why);
    strbuf_free(&move);
    return status;
}

static int take_dice(game *g, const char *typed) {
    const json_t *q = game_question(g);
    typed_dice dice = {(int)client_number(q, "sides"), (int)client_number(q, "dice")};
    strbuf faces = {0}, why = {0}, move = {0};
    int status = EXIT_DONE;
    if (!*typed)
        strbuf_put(&why, "%d %s asked for; r lets Bayonet roll.", dice.wanted,
                   dice.wanted == 1 ? "die is" : "dice are");
    else if (!typed_dice_are(typed))
        strbuf_put(&why, "\"%s\" is neither dice nor one of the keys; h lists them.", typed);
    if (!why.size && typed_dice_read(typed, dice, &faces, &why)) {
        strbuf_put(&move, "{\"faces\":[%s]}", faces.text);
        status = game_move(g, move.text, true);
    } else {
        say(g, &why);
    }
    strbuf_free(&faces);
    strbuf_free(&why);
    strbuf_free(&move);
    return status;
}

static int take_place(game *g, const char *typed) {
    strbuf move = {0}, why = {0};
    int status = EXIT_DONE;
    if (typed_place_read(typed, &move, &why))
        status = game_move(g, move.text, true);
    else
        say(g, &why);
    strbuf_free(&move);
    strbuf_free(&why);
    return status;
}

static int take_answer(game *g, const char *typed) {
    const json_t *q = game_question(g);
    bool free_to_place = json_is_true(json_object_get(q, "free"));
    if (free_to_place && typed_place_is(typed)) return take_place(g, typed);
    return kind_of(q) == ASKS_CHOICE ? take_choice(g, typed) : take_dice(g, typed);
}

// --- Keys ------------------------------------------------------------------------------------

static int key_undo(game *g) {
    uint32_t steps;
    int status = game_undo(g, &steps);
    if (status != EXIT_DONE) return status;
    if (steps == 0)
        strbuf_add(&g->text, "  There is nothing of yours to take back.\n");
    else
        strbuf_put(&g->text, "  Taken back: %u %s.\n", steps, steps == 1 ? "step" : "steps");
    g->ground = -1; // what it was before the step that is no more
    return EXIT_DONE;
}

static int key_roll(game *g) {
    if (kind_of(game_question(g)) == ASKS_DICE) return roll(g, true);
    strbuf_add(&g->text, "  No dice are asked for here.\n");
    return EXIT_DONE;
}

static int key_help(game *g) {
    play_show_help(g);
    return EXIT_DONE;
}

typedef struct key {
    const char *typed;
    int (*act)(game *g);
} key;

static const key KEYS[] = {
    {"?", play_show_advice}, {"w", play_show_clause}, {"s", play_show_ground},
    {"r", key_roll},         {"u", key_undo},         {"h", key_help},
    {"help", key_help},      {"undo", key_undo},      {NULL, NULL},
};

static int act_on(game *g, const char *typed) {
    for (const key *row = KEYS; row->typed; row++)
        if (strcmp(typed, row->typed) == 0) return say_refusal(g, row->act(g));
    return say_refusal(g, take_answer(g, typed));
}

static bool leaves(const char *typed) {
    return !typed || strcmp(typed, "q") == 0 || strcmp(typed, "quit") == 0;
}

static int ask(game *g, bool *left) {
    strbuf prompt = {0};
    const json_t *q = game_question(g);
    play_show_question(g);
    if (kind_of(q) == ASKS_DICE)
        add_dice_prompt(&prompt, q);
    else
        strbuf_add(&prompt, "> ");
    char *typed;
    int status = read_line(g, prompt.text, &typed);
    strbuf_free(&prompt);
    *left = leaves(typed);
    if (status == EXIT_DONE && !*left) status = act_on(g, typed);
    free(typed);
    return status;
}

// The last step may have been a slip of the fingers.
static int ask_at_end(game *g, bool *left) {
    play_show_end(g);
    bool any = false;
    for (uint32_t i = 0; i < game_steps(g); i++) any = any || g->own[i];
    char *typed = NULL;
    int status = EXIT_DONE;
    if (any) status = read_line(g, "Enter leaves, u takes your last step back: ", &typed);
    bool back = typed && (strcmp(typed, "u") == 0 || strcmp(typed, "undo") == 0);
    *left = !back;
    free(typed);
    return back ? say_refusal(g, key_undo(g)) : status;
}

int play_turn(game *g, bool *left) {
    const json_t *q = game_question(g);
    const player *players = g->at->in.players;
    int side = players_side(client_text(q, kind_of(q) == ASKS_DICE ? "side" : "who"));
    *left = false;
    play_show_step(g);
    if (kind_of(q) == ASKS_NOTHING) return ask_at_end(g, left);
    if (kind_of(q) == ASKS_CHOICE && players[side].commander) return command(g, side);
    if (kind_of(q) == ASKS_CHOICE || !players[side].seeded) return ask(g, left);
    play_show_question(g);
    return roll(g, false);
}
